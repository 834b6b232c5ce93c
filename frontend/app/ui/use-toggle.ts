import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { showDone } from './toast';
import { useRefusal } from './use-refusal';

/**
 * The fetcher key; all toggles for the same action on the same object share their optimistic state.
 */
export const keyOfToggle = (on: string, action: string) => `${on} ${action}`;

interface Toggle {
  /** The path of the action. */
  action: string;
  on: string;
  off: string;
  isOn: boolean;
  /** What tells of the new state. */
  says(isOn: boolean): string;
  /** In a toast, by default; or only to screen readers, since the button shows it. */
  tell?(said: string): void;
}

/** A response may reach several toggles of the same object, but is told only once. */
const told = new WeakSet<object>();

/**
 * An on/off button that is a real form, updates optimistically, and shows a toast if the server
 * refuses.
 */
export function useToggle({ action, on, off, isOn: wasOn, says, tell = showDone }: Toggle) {
  const fetcher = useFetcher<{ refusal?: string; message?: string }>({
    key: keyOfToggle(on, action),
  });
  const hasFailed =
    fetcher.state !== 'submitting' && Boolean(fetcher.data?.refusal ?? fetcher.data?.message);
  const asked = hasFailed ? undefined : fetcher.formData?.get('intent');
  const isOn = asked ? asked === on : wasOn;
  useRefusal(fetcher.state === 'idle' ? fetcher.data : undefined);
  const said = useRef('');
  said.current = says(isOn);
  const teller = useRef(tell);
  teller.current = tell;
  const result = fetcher.state === 'idle' && !hasFailed ? fetcher.data : undefined;
  useEffect(() => {
    if (!result || told.has(result)) return;
    told.add(result);
    teller.current(said.current);
  }, [result]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget, {
      method: 'post',
      action,
    });
  };
  return {
    isOn,
    /** The difference to a count from the server that does not include the pending change. */
    change: Number(isOn) - Number(wasOn),
    /**
     * A plain form: the fetcher's own form resolves its action on every render, forty times in a
     * feed.
     */
    form: { method: 'post' as const, action, onSubmit: submit },
    button: {
      type: 'submit' as const,
      name: 'intent',
      value: isOn ? off : on,
      'aria-pressed': isOn,
    },
  };
}
