import { MOST_OPTIONS } from '../../../../backend/src/clinical-cases/polls/poll.rules';
import { type FormValues, textOf } from '../../lib/form-state';

export const QUESTION = 'pollQuestion';
export const BLIND = 'pollBlind';
/** Marks that the form has the checkbox, because a browser does not send an unticked one. */
export const HAS_POLL = 'hasPoll';
export const OPTIONS = Array.from({ length: MOST_OPTIONS }, (_, index) => `pollOption${index + 1}`);
/** The fields that a draft keeps. */
export const POLL_WORDS = [QUESTION, ...OPTIONS];

/** The poll in the form's values; undefined if all fields are empty. */
export function pollIn(values: FormValues) {
  const question = textOf(values, QUESTION).trim();
  const options = OPTIONS.map((name) => textOf(values, name).trim()).filter(Boolean);
  if (!question && options.length === 0) return undefined;
  return { question, options, blind: textOf(values, BLIND) === 'true' };
}

/** The values of a new case with its poll in the format of the API. */
export function withPoll(values: FormValues): FormValues {
  const poll = pollIn(values);
  const rest = { ...values };
  for (const name of [...POLL_WORDS, BLIND, HAS_POLL]) delete rest[name];
  return poll ? { ...rest, poll: JSON.stringify(poll) } : rest;
}
