import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Restriction } from '../../wire/access';
import type { MeasureKind } from './measure.entity';

/** A measure in force, as loaded together with a session. */
export interface MeasureRow {
  readonly kind: MeasureKind;
  readonly until: DbTime | null;
}

/**
 * Column for statements over accounts `a` that loads the measures in force; takes the current time.
 */
export const MEASURES = `(select json_agg(json_build_object('kind', m.kind, 'until', m.until)) from measure m
  where m.account_id = a.id and m.kind <> 'suspension' and m.ended_at is null and (m.until is null or m.until > ?)) as measures`;

/** A restriction with an end date takes precedence: nothing the member does can end it sooner. */
export function restrictionOf(measures: readonly MeasureRow[]): Restriction | undefined {
  const until = measures.find((measure) => measure.until !== null)?.until;
  if (until) return { until: timeOf(until) };
  const [asked] = measures;
  return asked && { confirm: asked.kind === 'confirm-email' ? 'email' : 'phone' };
}
