import { useEffect } from 'react';
import { showToast } from './toast';

/** A response may outlive the page that sent the request; its refusal is shown only once. */
const told = new WeakSet<object>();

/** Shows in a toast why a request was refused. */
export function useRefusal(answer: { refusal?: string } | undefined): void {
  useEffect(() => {
    if (!answer?.refusal || told.has(answer)) return;
    told.add(answer);
    showToast({ kind: 'error', text: answer.refusal });
  }, [answer]);
}
