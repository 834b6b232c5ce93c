import type { EndReason } from '../../../backend/src/asking/asking.rules';

export const STOP_QUESTION = 'Stop asking colleagues?';
export const STOPPED =
  'Nobody else is asked, and open questions end. Your case stays open, but you cannot ask about it again.';

/** Why a question ended, for the author of the case. */
export const ENDINGS: Readonly<Record<EndReason, string>> = {
  answers: 'Two colleagues have answered. Nobody else is asked.',
  time: 'The time is over. Nobody else is asked.',
  author: 'You stopped the search.',
  outcome: 'You reported the outcome. Nobody else is asked.',
  closed: 'The case is closed. Nobody else is asked.',
  gone: 'The case was hidden. Nobody else is asked.',
};

/** The same for members who were asked and did not answer. */
export const ENDED_WITHOUT_YOU: Readonly<Record<EndReason, string>> = {
  answers: 'Ended: colleagues have answered',
  time: 'Ended: the time is over',
  author: 'Ended by the author',
  outcome: 'Ended: the outcome is reported. See how it went.',
  closed: 'Ended: the case is closed',
  gone: 'Ended',
};
