import { isDay } from '../clinical-cases/consent/consent.rules';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const LONGEST_DAYS = 3_650;
const UNTIL = 'Please give the last day as YYYY-MM-DD.';

export const DAYS = 'Please give the number of days, from 1 to 3650.';
export const areDays = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_DAYS;

/** A number of days, or the last day. */
export abstract class LengthOfSuspension {
  /**
   * Without either field, a member is suspended until it is lifted, or for seven days when deciding
   * about a report.
   */
  @Wire({ optional: true })
  @Rule('days', areDays, DAYS)
  readonly days?: number;

  /** The last day, YYYY-MM-DD; takes precedence over `days`. */
  @Wire({ optional: true })
  @Rule('day', (value) => isDay(String(value)), UNTIL)
  readonly until?: string;
}
