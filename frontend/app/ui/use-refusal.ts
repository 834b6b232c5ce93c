import { useEffect } from 'react';
import { showToast } from './toast';

/** What was answered may outlive the page that asked, and is told once. */
const told = new WeakSet<object>();

/** Says in a toast why something was not done. */
export function useRefusal(answer: { refusal?: string } | undefined): void {
  useEffect(() => {
    if (!answer?.refusal || told.has(answer)) return;
    told.add(answer);
    showToast({ kind: 'error', text: answer.refusal });
  }, [answer]);
}
