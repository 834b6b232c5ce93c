import { useEffect } from 'react';
import { showToast } from '../lib/toast';

/** Says in a toast why something was not done. */
export function useRefusal(answer: { refusal?: string } | undefined): void {
  useEffect(() => {
    if (answer?.refusal) showToast({ kind: 'error', text: answer.refusal });
  }, [answer]);
}
