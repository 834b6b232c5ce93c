import type { ReactNode } from 'react';
import type { Asked } from './ask-box';
import { DialogLink } from './dialog-link';

interface AskLinkProps extends Asked {
  /** The page that asks, whose action does it and then leads elsewhere. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to a page that asks; with scripts it asks in a box. */
export function AskLink({ to, className, children, ...asked }: AskLinkProps) {
  const box = async () => {
    const { AskBox } = await import('./ask-box');
    return (close: () => void) => <AskBox action={to} {...asked} onClose={close} />;
  };
  return (
    <DialogLink to={to} className={className} dialog={box}>
      {children}
    </DialogLink>
  );
}
