import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type FormState, untouched } from '../lib/form-state';
import { type KeptAnswer, waitingIn } from '../outbox/kept-answer';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { showToast } from '../ui/toast';
import { ReportFields } from './report-fields';
import { REPORT_KINDS, type ReportKind } from './report-kinds';

const WAITING = 'Your report waits on this device. It is sent once Suture can be reached.';

interface ReportDialogProps {
  to: string;
  kind: ReportKind;
  onClose: () => void;
}

export function ReportDialog({ to, kind, onClose }: ReportDialogProps) {
  const fetcher = useFetcher<FormState | { done: string } | KeptAnswer>();
  const form = useId();
  const close = useRef(onClose);
  close.current = onClose;
  const done = fetcher.data && 'done' in fetcher.data ? fetcher.data.done : undefined;
  const waiting = waitingIn(fetcher.data);
  useEffect(() => {
    if (done) showToast({ kind: 'success', text: done });
    if (waiting) showToast({ kind: 'info', text: WAITING });
    if (done || waiting) close.current();
  }, [done, waiting]);
  // Browsers offer it only on pages that can keep a form.
  const [retryKey] = useState(() => (isSecureContext ? crypto.randomUUID() : ''));
  const state = fetcher.data && 'values' in fetcher.data ? fetcher.data : untouched;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={REPORT_KINDS[kind].title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            type="submit"
            form={form}
            aria-busy={fetcher.state !== 'idle' || undefined}
          >
            Report
          </Button>
        </>
      }
    >
      <fetcher.Form id={form} method="post" action={`${to}/report`} noValidate data-waits>
        <input type="hidden" name="retryKey" value={retryKey} />
        <ReportFields kind={kind} state={state} />
      </fetcher.Form>
    </Dialog>
  );
}
