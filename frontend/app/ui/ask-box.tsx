import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { Button, type ButtonLook } from './button';
import { Dialog } from './dialog';
import { type Note, NoteField } from './note-field';
import { Points } from './points';

export interface Asked {
  question: string;
  /** Names the object in question. */
  text?: string;
  /** What follows from it. */
  points?: readonly string[];
  yes: string;
  /** Leaves all as it is: "Back", or "Cancel" where that names nothing else. */
  no?: string;
  look?: ButtonLook['look'];
  note?: Note | undefined;
}

interface AskBoxProps extends Asked {
  /**
   * The confirmation page for browsers without JavaScript; its action performs the change and
   * redirects.
   */
  action: string;
  onClose: () => void;
}

/** A confirmation dialog; the button that changes nothing has the focus. */
export function AskBox({ action, question, text, points, note, onClose, ...buttons }: AskBoxProps) {
  const { yes, no = 'Back', look = 'primary' } = buttons;
  const form = useId();
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
            {no}
          </Button>
          <fetcher.Form id={form} noValidate method="post" action={action}>
            <Button look={look} type="submit" aria-busy={fetcher.state !== 'idle' || undefined}>
              {yes}
            </Button>
          </fetcher.Form>
        </>
      }
    >
      {text && <p className="dialog__quote">{text}</p>}
      {points && <Points of={points} />}
      {note && <NoteField {...note} form={form} />}
      {fetcher.data?.message && (
        <p className="error" role="alert">
          {fetcher.data.message}
        </p>
      )}
    </Dialog>
  );
}
