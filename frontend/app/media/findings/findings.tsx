import { Suspense, useEffect, useState } from 'react';
import type { FoundWords } from '../../lib/form-state';
import { lazyHelp } from '../../ui/lazy-help';
import { useHydrated } from '../../ui/use-hydrated';
import type { FindingsProps } from './live-findings';
import { SentFindings } from './sent-findings';

const LiveFindings = lazyHelp(() => import('./live-findings').then((live) => live.LiveFindings));

interface WithSent extends FindingsProps {
  /** Findings the server returned with the form, shown when scripts do not run. */
  sent?: readonly FoundWords[];
}

/** Details in a field that could identify the patient, listed below it with replacements. */
export function Findings({ sent, ...props }: WithSent) {
  const isWritten = useWritten(props.of);
  if (!useHydrated()) {
    return sent && sent.length > 0 ? (
      <SentFindings field={props.field ?? props.of} findings={sent} isWide={props.isWide} />
    ) : null;
  }
  if (!isWritten) return null;
  return (
    <Suspense>
      <LiveFindings {...props} />
    </Suspense>
  );
}

/** Whether the field contains text; the checker is only loaded once it does. */
function useWritten(controlId: string): boolean {
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    const control = document.getElementById(controlId) as
      | HTMLInputElement
      | HTMLTextAreaElement
      | null;
    const look = () => control?.value && setWritten(true);
    look();
    control?.addEventListener('input', look);
    return () => control?.removeEventListener('input', look);
  }, [controlId]);
  return isWritten;
}
