import { MOST_OPTIONS } from '../../../../backend/src/clinical-cases/polls/poll.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import type { Poll } from './poll';

export const QUESTION = 'pollQuestion';
export const BLIND = 'pollBlind';
/** Says that the form has the box, which a browser leaves out when it is not ticked. */
export const HAS_POLL = 'hasPoll';
export const OPTIONS = Array.from({ length: MOST_OPTIONS }, (_, index) => `pollOption${index + 1}`);
/** What a draft keeps of it. */
export const POLL_WORDS = [QUESTION, ...OPTIONS];

/** What the fields say; undefined where all of them are empty. */
export function pollIn(values: FormValues) {
  const question = textOf(values, QUESTION).trim();
  const options = OPTIONS.map((name) => textOf(values, name).trim()).filter(Boolean);
  if (!question && options.length === 0) return undefined;
  return { question, options, blind: textOf(values, BLIND) === 'true' };
}

/** A new case with its poll as the call takes it. */
export function withPoll(values: FormValues): FormValues {
  const poll = pollIn(values);
  const rest = { ...values };
  for (const name of [...POLL_WORDS, BLIND, HAS_POLL]) delete rest[name];
  return poll ? { ...rest, poll: JSON.stringify(poll) } : rest;
}

/** The fields of a poll that is there. */
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
