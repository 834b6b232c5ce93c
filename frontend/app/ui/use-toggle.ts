import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { announce } from './toast';
import { useRefusal } from './use-refusal';

/** Whatever else asks for the same of the same thing shows it at once as well. */
export const keyOfToggle = (on: string, action: string) => `${on} ${action}`;

interface Toggle {
  /** The page whose action does it. */
  action: string;
  on: string;
  off: string;
  isOn: boolean;
  /** What a screen reader is told of the result, which everybody else sees. */
  says(isOn: boolean): string;
}

/** One answer may reach several toggles of the same thing, and is announced once. */
const announced = new WeakSet<object>();

/** A yes or no that is a real form, shows its result at once, and says so if the server did not agree. */
export function useToggle({ action, on, off, isOn: wasOn, says }: Toggle) {
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
  const result = fetcher.state === 'idle' && !hasFailed ? fetcher.data : undefined;
  useEffect(() => {
    if (!result || announced.has(result)) return;
    announced.add(result);
    announce(said.current);
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
    /** What the toggle adds to a count that the server has not given yet. */
    change: Number(isOn) - Number(wasOn),
    /** A plain form: the fetcher's own resolves its action at each drawing, forty times in a feed. */
    form: { method: 'post' as const, action, onSubmit: submit },
    button: {
      type: 'submit' as const,
      name: 'intent',
      value: isOn ? off : on,
      'aria-pressed': isOn,
    },
  };
}
