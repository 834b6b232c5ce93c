import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Restriction } from '../../wire/access';
import type { MeasureKind } from './measure.entity';

/** A measure in force, as loaded together with a session. */
export interface MeasureRow {
  readonly kind: MeasureKind;
  readonly until: DbTime | null;
}

/** A restriction with an end date takes precedence: nothing the member does can end it sooner. */
export function restrictionOf(measures: readonly MeasureRow[]): Restriction | undefined {
  const until = measures.find((measure) => measure.until !== null)?.until;
  if (until) return { until: timeOf(until) };
  const [asked] = measures;
  return asked && { confirm: asked.kind === 'confirm-email' ? 'email' : 'phone' };
}
