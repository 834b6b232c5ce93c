import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type FormState, untouched } from '../lib/form-state';
import { type KeptAnswer, waitingIn } from '../outbox/kept-answer';
import { keepUnsent } from '../shell/enhance/form-keeper';
import { isReached } from '../shell/enhance/reached';
import { NOT_SENT } from '../shell/enhance/unsent-form';
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
  const [kept, setKept] = useState<KeptAnswer>();
  const [isUnsent, setUnsent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // A refused report can be corrected and sent again while the page behind it still reloads.
  const isSending = isAsking || fetcher.state === 'submitting';
  const done = fetcher.data && 'done' in fetcher.data ? fetcher.data.done : undefined;
  const waiting = waitingIn(kept ?? fetcher.data);
  useEffect(() => {
    if (done) showToast({ kind: 'success', text: done });
    if (waiting) showToast({ kind: 'info', text: WAITING });
    if (done || waiting) close.current();
  }, [done, waiting]);
  // Browsers offer it only on pages that can keep a form.
  const [retryKey] = useState(() => (isSecureContext ? crypto.randomUUID() : ''));
  const answered = fetcher.data && 'values' in fetcher.data ? fetcher.data : untouched;
  const state = isUnsent ? { ...answered, errors: {}, message: NOT_SENT } : answered;
  /** The router would first ask for the page of the report, and lose this one without a connection. */
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const body = new URLSearchParams(new FormData(element) as unknown as Record<string, string>);
    setAsking(true);
    void isReached()
      .then(async (isThere) => {
        if (isThere) return void fetcher.submit(element);
        const isKept = await keepUnsent(new URL(`${to}/report.data`, location.origin), body);
        setUnsent(!isKept);
        if (isKept) setKept({ waiting: retryKey });
      })
      .finally(() => setAsking(false));
  };
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
          <Button look="danger" type="submit" form={form} aria-busy={isSending || undefined}>
            Report
          </Button>
        </>
      }
    >
      <fetcher.Form
        id={form}
        method="post"
        action={`${to}/report`}
        noValidate
        data-waits
        onSubmit={send}
      >
        <input type="hidden" name="retryKey" value={retryKey} />
        <ReportFields kind={kind} state={state} />
      </fetcher.Form>
    </Dialog>
  );
}
