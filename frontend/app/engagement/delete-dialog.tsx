import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { showToast } from '../ui/toast';
import { Words } from '../ui/words';

interface DeleteDialogProps {
  /** The page behind the dialog, whose action deletes. */
  action: string;
  question: string;
  /** Identifies what is deleted: its title, or the text of a comment. */
  children: string;
  /** What goes along with it. */
  also?: string;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation; Cancel has focus at first. */
export function DeleteDialog({
  action,
  question,
  children,
  also,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const fetcher = useFetcher<{ done?: string; refusal?: string }>();
  const after = useRef({ onClose, onDeleted });
  after.current = { onClose, onDeleted };
  const { done, refusal } = fetcher.data ?? {};
  useEffect(() => {
    if (done) showToast({ kind: 'success', text: done });
    if (refusal) showToast({ kind: 'error', text: refusal });
    if (done) after.current.onDeleted?.();
    if (done || refusal) after.current.onClose();
  }, [done, refusal]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button look="secondary" onClick={onClose} autoFocus>
            Cancel
          </Button>
          <fetcher.Form noValidate method="post" action={action}>
            <Button look="danger" type="submit" aria-busy={fetcher.state !== 'idle' || undefined}>
              Delete
            </Button>
          </fetcher.Form>
        </>
      }
    >
      <Words className="dialog__quote" text={children} />
      {also && <p>{also}</p>}
    </Dialog>
  );
}
