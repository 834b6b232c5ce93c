import { useEffect } from 'react';
import { announce } from '../ui/toast';
import { useKept } from '../ui/use-kept';

/** The answer to a form that this browser keeps until it can be sent (keeper.ts). */
export interface KeptAnswer {
  waiting: string;
}

/** Differs for each form that was kept; undefined for an answer of the server. */
export function waitingIn(answer: unknown): string | undefined {
  const isKept = typeof answer === 'object' && answer !== null && 'waiting' in answer;
  return isKept ? String(answer.waiting) : undefined;
}

/**
 * The page gets a new key only when it is reloaded, and the next form may be sent before that.
 */
export const keyAfter = (retryKey: string, sent: number | string | undefined): string =>
  sent === undefined ? retryKey : `${retryKey}-after-${sent}`;

/** Whether the form that was just sent waits in the outbox, and the key for the next form. */
export function useKeptAnswer(retryKey: string, answer: unknown) {
  // The router drops it with the next loading, and with it the form would be another one.
  const waiting = waitingIn(useKept(answer));
  useEffect(() => {
    if (waiting === undefined) return;
    announce('Waiting to be sent');
    window.scrollTo({ top: 0 });
  }, [waiting]);
  return { waiting, retryKey: keyAfter(retryKey, waiting) };
}
