import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button, type ButtonLook } from './button';
import { Dialog } from './dialog';

export interface Asked {
  question: string;
  /** Names the object in question. */
  text: string;
  yes: string;
  look?: ButtonLook['look'];
}

interface AskBoxProps extends Asked {
  /**
   * The confirmation page for browsers without JavaScript; its action performs the change and
   * redirects.
   */
  action: string;
  onClose: () => void;
}

/** A confirmation dialog; Back has the focus. */
export function AskBox({ action, question, text, yes, look = 'primary', onClose }: AskBoxProps) {
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
