import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonLook } from './button';
import { Dialog } from './dialog';
import { DialogLink } from './dialog-link';

interface AskLinkProps {
  /** The page that asks, whose action does it and then leads elsewhere. */
  to: string;
  question: string;
  /** Names the thing. */
  text: string;
  yes: string;
  look?: ButtonLook['look'];
  className: string;
  children: ReactNode;
}

/** A link to a page that asks; with scripts it asks in a box. */
export function AskLink({ to, className, children, ...asked }: AskLinkProps) {
  return (
    <DialogLink to={to} className={className} dialog={(close) => <AskBox action={to} {...asked} onClose={close} />}>
      {children}
    </DialogLink>
  );
}

interface AskBoxProps extends Omit<AskLinkProps, 'to' | 'className' | 'children'> {
  action: string;
  onClose: () => void;
}

function AskBox({ action, question, text, yes, look = 'primary', onClose }: AskBoxProps) {
  const fetcher = useFetcher<{ message?: string }>();
  const wasSent = useRef(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (fetcher.state !== 'idle') wasSent.current = true;
    else if (wasSent.current && !fetcher.data?.message) close.current();
  }, [fetcher.state, fetcher.data]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button look="secondary" onClick={onClose} autoFocus>
            Back
          </Button>
          <fetcher.Form method="post" action={action}>
            <Button look={look} type="submit" aria-busy={fetcher.state !== 'idle' || undefined}>
              {yes}
            </Button>
          </fetcher.Form>
        </>
      }
    >
      <p>{text}</p>
      {fetcher.data?.message && (
        <p className="error" role="alert">
          {fetcher.data.message}
        </p>
      )}
    </Dialog>
  );
}
