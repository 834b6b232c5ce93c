import { boolean, json, nullable, text } from '../../platform/database/statement';
import { column, type ReadPart, type ValuesOf } from '../part-columns';
import { isBlind } from '../polls/blinding.sql';
import { OUTCOME_BRIEF, type OutcomeBrief } from './quoted-advice.sql';

/**
 * Whether others can see an outcome. A scalar subquery, because PostgreSQL would answer an `exists`
 * by reading all outcomes once.
 */
export const HAS_OUTCOME =
  '(select o.version from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null) is not null';

/** The reported outcome, or else the older note. */
const OUTCOME_TEXT =
  'coalesce((select o.text from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null), p.outcome)';

const ROW = {
  outcome: column(nullable(text), OUTCOME_TEXT),
  hasOutcome: column(boolean, HAS_OUTCOME),
  brief: column(json<OutcomeBrief | null>(), OUTCOME_BRIEF),
  /** The patient is lost to follow-up. */
  isLost: column(boolean, 'p.lost_at is not null'),
  /**
   * The outcome is visible to its author only, until the patient has answered. Only looked up for
   * posts whose patients decide.
   */
  outcomeWaits: column(
    boolean,
    "(p.consent_by = 'patient' and (select o.awaits_patient_at from case_outcome o where o.post_id = p.id) is not null)",
  ),
};

const FACTS = {
  hasOutcome: ROW.hasOutcome,
  /** Whether the reported outcome is a death. Blinded viewers must not learn it. */
  endedInDeath: column(
    boolean,
    `exists (select from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null and o.complications @> '[{"grade": "V"}]')`,
  ),
};

const IS_REPORTED =
  'exists (select from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null)';
const FILTERS = {
  /** Cases with an outcome that all readers see, whether they voted or not. */
  reported: `p.kind = 'case' and ${IS_REPORTED} and not ${isBlind(':now')}`,
  /** Cases whose outcome is awaited. */
  awaited: `p.closes_at <= :now and p.lost_at is null and p.withdrawn_at is null and not ${IS_REPORTED}`,
};

declare module '../part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
  interface FactsOfParts extends ValuesOf<typeof FACTS> {}
  interface FiltersOfParts extends Readonly<typeof FILTERS> {}
}

const EXPORTED = {
  reportedOutcome: column(
    json<unknown>(),
    `(select to_json(o) from (select day, text, complications, reoperated, readmitted, stay_days as "stayDays", reported_at as "reportedAt"
      from case_outcome where post_id = p.id) o)`,
  ),
  advice: column(
    json<unknown>(),
    `(select coalesce(json_agg(a), '[]') from (select comment_id as "commentId", effect from case_advice where post_id = p.id order by comment_id) a)`,
  ),
};

export const OUTCOME_COLUMNS: ReadPart = {
  row: ROW,
  facts: FACTS,
  filters: FILTERS,
  exported: EXPORTED,
  words: { sql: OUTCOME_TEXT, isOpen: false },
  blinded: { outcome: '', hasOutcome: false, brief: null },
};
