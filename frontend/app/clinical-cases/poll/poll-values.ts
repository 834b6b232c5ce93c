import type { FormValues } from '../../lib/form-state';
import { BLIND, HAS_POLL, OPTIONS, QUESTION } from '../post-form/poll-form';
import type { Poll } from './poll';

/** The form values of an existing poll. */
export function valuesOfPoll({ question, options, isBlind }: Poll): FormValues {
  const values: FormValues = {
    [QUESTION]: question,
    [BLIND]: String(isBlind),
    [HAS_POLL]: '1',
  };
  options.forEach(({ text }, index) => {
    values[OPTIONS[index] ?? ''] = text;
  });
  return values;
}
