import { unblocked } from '../../connections/connection.sql';
import { Comment } from '../../engagement/comment.entity';
import { named } from '../../platform/database/named';
import {
  boolean,
  columns,
  json,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { AUTHOR } from '../../profiles/author-columns';
import { ClinicalPost } from '../clinical-post.entity';
import { isHidden, seenBy } from '../clinical-post.sql';
import { isBlind } from '../polls/blinding.sql';
import { CaseAdvice } from './case-advice.entity';
import type { Complication } from './outcome.rules';

/** The cases of one author that count per year, so that friends cannot boost each other. */
export const MOST_OF_ONE_AUTHOR = 3;

/**
 * The visible cases in which a member's advice changed or confirmed the plan, with the cases of
 * each author numbered per year. Advice does not count if one of the two has blocked the other; in
 * a case with a blind poll it counts once the poll has closed. Takes the member and, three times,
 * the time.
 */
export const CREDITED = `select given.post_id, q.speciality, bool_or(given.effect = 'changed') as changed, bool_or(given.effect = 'confirmed') as confirmed,
    row_number() over (partition by q.author_id, date_part('year', min(given.credited_at) at time zone 'utc')
      order by min(given.credited_at), given.post_id) as nth
  from case_advice given join comment said on said.id = given.comment_id and said.deleted_at is null
  join clinical_post q on q.id = given.post_id join account author_of on author_of.id = q.author_id
  where given.adviser_id = ? and given.effect <> 'otherwise' and q.deleted_at is null and q.withdrawn_at is null and q.awaits_patient_at is null and author_of.deleted_at is null
    and not ${isHidden('?').replaceAll('p.', 'q.')} and (q.consent_until is null or q.consent_until > ?) and not ${isBlind('?').replaceAll('p.', 'q.')}
    and (select o.awaits_patient_at from case_outcome o where o.post_id = given.post_id) is null
    and ${unblocked('q.author_id', 'given.adviser_id')}
  group by given.post_id, q.speciality, q.author_id`;

/** The parameters of `CREDITED`, in order. */
export const CREDITED_TAKES = ['memberId', 'now', 'now', 'now'] as const;

const { adviserId: memberId } = columns(CaseAdvice, 'adviserId');
const CREDITED_TO = named(
  CREDITED,
  CREDITED_TAKES.map((name) => `:${name}`),
);

/** How often a member's advice changed or confirmed a plan, by the speciality of the cases. */
export const ADVICE_OF = statement({
  takes: { memberId, now: time, most: number },
  gives: { ...columns(ClinicalPost, 'speciality'), changed: number, confirmed: number },
  sql: `select speciality, count(*) filter (where changed) as changed, count(*) filter (where confirmed) as confirmed
    from (${CREDITED_TO}) credited where nth <= :most group by speciality order by 2 desc, 1`,
});

const { id } = columns(ClinicalPost, 'id');

/** The cases in which a member's advice helped and that a reader may see, latest first. */
export const ADVISED_CASES = statement({
  takes: {
    memberId,
    now: time,
    mostOfOne: number,
    viewer: memberId,
    isAdmin: boolean,
    before: id,
    most: number,
  },
  gives: {
    ...columns(ClinicalPost, 'id', 'speciality'),
    diagnosis: text,
    ...columns(CaseAdvice, 'effect', 'commentId'),
    comment: columns(Comment, 'text').text,
    complications: json<readonly Complication[]>(),
    ...AUTHOR,
  },
  sql: `select p.id, p.diagnosis, p.speciality, helpful.effect, helpful.id as "commentId", helpful.text as comment,
      coalesce((select o.complications from case_outcome o where o.post_id = p.id), '[]') as complications, ${AUTHOR_COLUMNS}
    from (${CREDITED_TO}) credited join clinical_post p on p.id = credited.post_id join account a on a.id = p.author_id
    ${authorJoins('p.author_id')} cross join lateral (
      select c.id, c.text, named.effect from case_advice named join comment c on c.id = named.comment_id and c.deleted_at is null
      where named.post_id = p.id and named.adviser_id = :memberId and named.effect = case when credited.changed then 'changed' else 'confirmed' end
      order by c.id limit 1) helpful
    where credited.nth <= :mostOfOne and p.id < :before and ${seenBy({ viewer: ':viewer', isAdmin: ':isAdmin' })} order by p.id desc limit :most`,
});
export type AdvisedCaseRow = RowOf<typeof ADVISED_CASES>;
