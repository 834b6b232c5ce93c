import { daysAfter } from '../../platform/time-zones.rules';

/** How many days after a case was posted its author is reminded (contract, section 20). */
const REMINDED_AFTER = [7, 30, 90] as const;
/** The local time of reminders. */
const REMINDED_AT = '09:00';
/** The author's alternatives to a report. */
export const ANSWERS = ['later', 'lost'] as const;
export type Answer = (typeof ANSWERS)[number];

const LATER_DAYS = 14;
/** How long after the last reminder the patient counts as lost to follow-up. */
const LOST_AFTER_DAYS = 14;

/** All days are YYYY-MM-DD in the author's calendar. */
export interface FollowUp {
  readonly postedOn: string;
  /** How many of the three regular reminders were sent. */
  readonly sent: number;
  /** The day of an extra reminder the author asked for. */
  readonly repeatOn: string | null;
  readonly lastSentOn: string | null;
}

/** The next action and its day. */
export interface NextStep {
  readonly action: 'remind' | 'lose';
  readonly on: string;
}

const regularDay = ({ postedOn, sent }: FollowUp): string | undefined => {
  const days = REMINDED_AFTER[sent];
  return days === undefined ? undefined : daysAfter(postedOn, days);
};

export function nextStep(followUp: FollowUp): NextStep {
  const { repeatOn, lastSentOn, postedOn } = followUp;
  const reminders = [repeatOn, regularDay(followUp)].filter((day) => typeof day === 'string');
  const [first] = reminders.sort();
  if (first !== undefined) return { action: 'remind', on: first };
  return { action: 'lose', on: daysAfter(lastSentOn ?? postedOn, LOST_AFTER_DAYS) };
}

/** Whether the action is due, given the local time. */
export const isDue = (on: string, { day, time }: { day: string; time: string }): boolean =>
  `${day} ${time}` >= `${on} ${REMINDED_AT}`;

/** The state after a reminder: all other reminders due by then are skipped. */
export function reminded(followUp: FollowUp, today: string): FollowUp {
  const { repeatOn } = followUp;
  let { sent } = followUp;
  for (;;) {
    const day = regularDay({ ...followUp, sent });
    if (day === undefined || day > today) break;
    sent += 1;
  }
  const isRepeated = repeatOn !== null && repeatOn <= today;
  return { ...followUp, sent, repeatOn: isRepeated ? null : repeatOn, lastSentOn: today };
}

/** "Ask me later". */
export const postponed = (followUp: FollowUp, today: string): FollowUp => ({
  ...followUp,
  repeatOn: daysAfter(today, LATER_DAYS),
});
