import { daysAfter } from '../../platform/time-zones.rules';

/** Its author is reminded so many days after a case was posted (contract section 20) … */
const REMINDED_AFTER = [7, 30, 90] as const;
/** … at this hour, on the clock on their wall. */
const REMINDED_AT = '09:00';
/** What an author may answer instead of a report. */
export const ANSWERS = ['later', 'lost'] as const;
export type Answer = (typeof ANSWERS)[number];

const LATER_DAYS = 14;
/** So long after the last reminder nobody waits any more. */
const LOST_AFTER_DAYS = 14;

/** Days are of the calendar of the author: YYYY-MM-DD. */
export interface FollowUp {
  readonly postedOn: string;
  /** How many of the three reminders are behind. */
  readonly sent: number;
  /** A reminder that the author asked for besides. */
  readonly repeatOn: string | null;
  readonly lastSentOn: string | null;
}

/** What comes next, and on which day. */
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

/** Whether the hour has come. */
export const isDue = (on: string, { day, time }: { day: string; time: string }): boolean =>
  `${day} ${time}` >= `${on} ${REMINDED_AT}`;

/** After a reminder: whatever else was due by then is said with it. */
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
