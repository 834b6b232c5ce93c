import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Restriction } from '../../wire/access';
import type { MeasureKind } from './measure.entity';

/** A measure in force, as the look-up of a session brings it along. */
export interface MeasureRow {
  readonly kind: MeasureKind;
  readonly until: DbTime | null;
}

/** The one with a date first: nothing that the member does ends it sooner. */
export function restrictionOf(measures: readonly MeasureRow[]): Restriction | undefined {
  const until = measures.find((measure) => measure.until !== null)?.until;
  if (until) return { until: timeOf(until) };
  const [asked] = measures;
  return asked && { confirm: asked.kind === 'confirm-email' ? 'email' : 'phone' };
}
