import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { Dialog } from '../dialog';

interface AskingFormProps {
  title: string;
  /** The label of the submit button. */
  yes: string;
  isBusy?: boolean;
  onSend: (typed: FormData) => void;
  onClose: () => void;
  /** Additional buttons before Cancel and submit. */
  others?: ReactNode;
  children: ReactNode;
}

/** A dialog with its own form; its submit event does not reach the form of the page. */
export function AskingForm({
  title,
  yes,
  isBusy,
  onSend,
  onClose,
  others,
  children,
}: AskingFormProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSend(new FormData(event.currentTarget));
  };
  const actions = (
    <>
      {others}
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} aria-busy={isBusy || undefined}>
        {yes}
      </Button>
    </>
  );
  return createPortal(
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form id={id} className="stack rich-text__ask" onSubmit={send} noValidate>
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
