import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { type FormState, untouched } from '../lib/form-state';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { showToast } from '../ui/toast';
import { ReportFields } from './report-fields';
import { REPORT_KINDS, type ReportKind } from './report-kinds';

interface ReportDialogProps {
  to: string;
  kind: ReportKind;
  onClose: () => void;
}

export function ReportDialog({ to, kind, onClose }: ReportDialogProps) {
  const fetcher = useFetcher<FormState | { done: string }>();
  const form = useId();
  const close = useRef(onClose);
  close.current = onClose;
  const done = fetcher.data && 'done' in fetcher.data ? fetcher.data.done : undefined;
  useEffect(() => {
    if (!done) return;
    showToast({ kind: 'success', text: done });
    close.current();
  }, [done]);
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
      <fetcher.Form id={form} method="post" action={`${to}/report`} noValidate>
        <ReportFields kind={kind} state={state} />
      </fetcher.Form>
    </Dialog>
  );
}
