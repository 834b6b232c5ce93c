import type { ReactNode } from 'react';
import type { Asked } from './ask-box';
import { DialogLink } from './dialog-link';

interface AskLinkProps extends Asked {
  /** The confirmation page, whose action performs the change and redirects. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to a confirmation page; with JavaScript it opens a dialog instead. */
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
