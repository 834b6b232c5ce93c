import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Restriction } from '../../wire/access';
import type { MeasureKind } from './measure.entity';

/** A measure in force, as the look-up of a session brings it along. */
export interface MeasureRow {
  readonly kind: MeasureKind;
  readonly until: DbTime | null;
}

/** What a statement over accounts `a` adds to bring the measures along; takes the time. */
export const MEASURES = `(select json_agg(json_build_object('kind', m.kind, 'until', m.until)) from measure m
  where m.account_id = a.id and m.kind <> 'suspension' and m.ended_at is null and (m.until is null or m.until > ?)) as measures`;

/** The one with a date first: nothing that the member does ends it sooner. */
export function restrictionOf(measures: readonly MeasureRow[]): Restriction | undefined {
  const until = measures.find((measure) => measure.until !== null)?.until;
  if (until) return { until: timeOf(until) };
  const [asked] = measures;
  return asked && { confirm: asked.kind === 'confirm-email' ? 'email' : 'phone' };
}
