import { UNTIL_LIFTED } from '../auth/suspension.rules';
import { Refusal } from '../refusal';

const DAY_MS = 24 * 3_600_000;
const OVER = 'Please choose today or a later day.';

/**
 * The length of a suspension: a number of days, or the last day (YYYY-MM-DD), which takes
 * precedence; without either, until it is lifted.
 */
export interface SuspensionLength {
  readonly days?: number | undefined;
  readonly until?: string | undefined;
}

/** When a suspension starting now ends. @throws Refusal under `until` for a day in the past */
export function endOfSuspension({ days, until }: SuspensionLength, now: Date): Date {
  if (days === undefined && until === undefined) return UNTIL_LIFTED;
  const end =
    until === undefined
      ? new Date(now.getTime() + (days ?? 0) * DAY_MS)
      : new Date(`${until}T23:59:59Z`);
  if (end <= now) throw new Refusal('fields', { errors: { until: [OVER] } });
  return end;
}
