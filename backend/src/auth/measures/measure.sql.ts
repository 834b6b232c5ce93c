import { json, nullable } from '../../platform/database/statement';
import type { MeasureRow } from './restriction';

/** What `MEASURES` give to a statement. */
export const IN_FORCE = { measures: nullable(json<readonly MeasureRow[]>()) };

/** What a statement over accounts `a` adds to bring the measures along; takes `:now`. */
export const MEASURES = `(select json_agg(json_build_object('kind', m.kind, 'until', m.until)) from measure m
  where m.account_id = a.id and m.kind <> 'suspension' and m.ended_at is null and (m.until is null or m.until > :now)) as measures`;
