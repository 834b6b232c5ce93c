import { isDay } from '../clinical-cases/privacy/consent.rules';
import { Refusal } from '../refusal';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const DAY_MS = 24 * 3_600_000;
const LONGEST_DAYS = 3_650;
const SUSPENSION_DAYS = 7;
const OVER = 'Please choose a day that is not over.';
const UNTIL = 'Please give the last day as YYYY-MM-DD.';

export const DAYS = 'Please give the number of days, from 1 to 3650.';
export const areDays = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_DAYS;

/** How long: a number of days, or the last day. */
export abstract class LengthOfSuspension {
  /** Seven, where neither is said. */
  @Wire('days', { optional: true })
  @Rule('days', areDays, DAYS)
  readonly days?: number;

  /** The last day, YYYY-MM-DD; it counts where both are said. */
  @Wire('until', { optional: true })
  @Rule('day', (value) => isDay(String(value)), UNTIL)
  readonly until?: string;
}

/** When a suspension that begins now ends. @throws Refusal under `until` for a day that is over */
export function endOfSuspension({ days, until }: LengthOfSuspension, now: Date): Date {
  const end =
    until === undefined
      ? new Date(now.getTime() + (days ?? SUSPENSION_DAYS) * DAY_MS)
      : new Date(`${until}T23:59:59Z`);
  if (end <= now) throw new Refusal('fields', { errors: { until: [OVER] } });
  return end;
}
