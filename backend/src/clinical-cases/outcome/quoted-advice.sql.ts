import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../../profiles/author';
import { unblocked } from '../../profiles/unblocked';
import type { Advice, Complication } from './outcome.rules';

/** The text of each credited comment and its author. */
export interface QuotedAdvice extends Advice, AuthorRow {
  readonly comment: string;
}

/** An outcome as it is shown on a card in a list. */
export interface OutcomeBrief {
  readonly complications: readonly Complication[];
  readonly stayDays: number | null;
  /** The most liked advice that changed the plan, or null. */
  readonly advice: QuotedAdvice | null;
}

/** Credited comments `c`, without deleted ones and those of members who have left. */
export const QUOTED_ADVICE = `select c.id as "commentId", given.effect, c.text as comment, ${AUTHOR_COLUMNS}
  from case_advice given join comment c on c.id = given.comment_id and c.deleted_at is null
  ${authorJoins('c.author_id')} where author.deleted_at is null`;

/** The outcome of a post `p` as the reader may see it, or null. Takes `memberId`. */
export const OUTCOME_BRIEF = `(select json_build_object('complications', o.complications, 'stayDays', o.stay_days, 'advice', (
    select to_json(quoted) from (${QUOTED_ADVICE} and given.post_id = p.id and given.effect = 'changed' and ${unblocked('c.author_id', ':memberId')}
      order by c.like_count desc, c.id limit 1) quoted))
  from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null)`;
