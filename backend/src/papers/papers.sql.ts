import { ClinicalPost } from '../clinical-cases/clinical-post.entity';
import { IS_HIDDEN } from '../clinical-cases/clinical-post.sql';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { unblocked } from '../profiles/unblocked';
import { Paper } from './paper.entity';
import { PaperAuthor } from './paper-author.entity';

const GIVEN = `coalesce('publication' = any(coalesce(l.scope, l.offered)), false)`;
const LATEST = `from clinical_post_consent c where c.post_id = p.id order by c.id desc limit 1`;

/** All patients who were asked have agreed; else what the author declared last. Takes `now`. */
const AGREED = `case when p.consent_by = 'patient' then
    exists (select from patient_consent_link l where l.post_id = p.id and l.state = 'given')
    and not exists (select from patient_consent_link l where l.post_id = p.id and l.state <> 'ended' and not (l.state = 'given' and ${GIVEN}))
  else coalesce((select c.withdrawn_at is null and (c.expires_at is null or c.expires_at > :now) and 'publication' = any(c.scope) ${LATEST}), false) end`;

/** Somebody has decided, and not for it. */
const TAKEN_BACK = `case when p.consent_by = 'patient' then
    exists (select from patient_consent_link l where l.post_id = p.id and l.state = 'given' and not ${GIVEN})
  else coalesce((select not 'publication' = any(c.scope) ${LATEST}), false) end`;

/** What decides about a paper, and what it says of consent and privacy. No row once the case is gone. */
export const PAPER_POST = statement({
  takes: { postId: number, now: time },
  gives: {
    ...columns(ClinicalPost, 'id', 'authorId', 'kind'),
    isPatients: boolean,
    /** The patient has agreed to publication. */
    isAgreed: boolean,
    isTakenBack: boolean,
    /** Moderators hide it, or its files are still to be checked. */
    isOutOfSight: boolean,
    way: nullable(text),
    givenAt: nullable(time),
    /** The number of privacy checks. */
    checks: number,
    /** Areas that are blacked out. */
    masks: number,
  },
  sql: `select p.id, p.author_id as "authorId", p.kind, p.consent_by = 'patient' as "isPatients",
      p.withdrawn_at is null and p.awaits_patient_at is null and (p.consent_until is null or p.consent_until > :now) and (${AGREED}) as "isAgreed",
      (${TAKEN_BACK}) as "isTakenBack", ${IS_HIDDEN} or p.held_at is not null as "isOutOfSight",
      (select c.way ${LATEST}) as way, (select c.given_at ${LATEST}) as "givenAt",
      (select count(*)::int from privacy_report r where r.post_id = p.id) as checks,
      (select coalesce(sum(cast(f->>'masks' as integer)), 0)::int from privacy_report r, jsonb_array_elements(r.report->'files') f where r.post_id = p.id) as masks
    from clinical_post p where p.id = :postId and p.deleted_at is null`,
});
export type PaperPost = RowOf<typeof PAPER_POST>;

/** For the export of a member's data. */
export const PAPERS_OF = statement({
  takes: { memberId: number },
  gives: {
    ...columns(Paper, 'postId', 'form', 'texts', 'state', 'createdAt', 'madeAt'),
    references: json<readonly string[]>(),
    notApplicable: json<readonly string[]>(),
  },
  sql: `select r.post_id as "postId", r.form, r.texts, r.state, r.created_at as "createdAt", r.made_at as "madeAt",
      to_jsonb(r.citations) as "references", to_jsonb(r.skipped) as "notApplicable"
    from paper r join clinical_post p on p.id = r.post_id where p.author_id = :memberId order by r.id`,
});

/** Releases the files whose retention has ended. */
export const FORGET_OLD_PAPERS = statement({
  takes: { before: time, most: number },
  gives: { assetId: number },
  sql: `with old as (select id, asset_id from paper where asset_id is not null and made_at < :before
      order by made_at limit :most for update skip locked)
    update paper r set asset_id = null, version = null, made_at = null, state = case when r.state = 'making' then r.state else 'open' end
    from old where r.id = old.id returning old.asset_id as "assetId"`,
});

const SHOWN = `a.deleted_at is null and ${unblocked('w.member_id', 'p.author_id')}`;

/** The names of the author and of the co-authors who have agreed, in the order in which they were asked. */
export const PAPER_AUTHORS = statement({
  takes: { paperId: number },
  gives: { name: text },
  sql: `select name from (
      select trim(a.first_name || ' ' || a.last_name) as name, null::timestamptz as at, a.id from paper r join clinical_post p on p.id = r.post_id join account a on a.id = p.author_id
      where r.id = :paperId
      union all select trim(a.first_name || ' ' || a.last_name), w.asked_at, a.id from paper_author w join paper r on r.id = w.paper_id join clinical_post p on p.id = r.post_id
        join account a on a.id = w.member_id where w.paper_id = :paperId and w.state = 'agreed' and ${SHOWN}) one
    order by at nulls first, id`,
});

/** For the author of a paper. */
export const CO_AUTHORS = statement({
  takes: { paperId: number },
  gives: { ...columns(PaperAuthor, 'memberId', 'state'), name: text },
  sql: `select w.member_id as "memberId", w.state, trim(a.first_name || ' ' || a.last_name) as name
    from paper_author w join paper r on r.id = w.paper_id join clinical_post p on p.id = r.post_id join account a on a.id = w.member_id
    where w.paper_id = :paperId and ${SHOWN} order by w.asked_at, a.id`,
});
export type CoAuthor = RowOf<typeof CO_AUTHORS>;

/** For a member who is named as a co-author; no row for anybody else. */
export const INVITATION = statement({
  takes: { paperId: number, memberId: number },
  gives: {
    ...columns(PaperAuthor, 'state'),
    ...columns(Paper, 'postId', 'form'),
    authorId: number,
    name: text,
    /** There is a document. */
    isMade: boolean,
  },
  sql: `select w.state, r.post_id as "postId", r.form, p.author_id as "authorId", trim(a.first_name || ' ' || a.last_name) as name, r.asset_id is not null as "isMade"
    from paper_author w join paper r on r.id = w.paper_id join clinical_post p on p.id = r.post_id join account a on a.id = p.author_id
    where w.paper_id = :paperId and w.member_id = :memberId and p.deleted_at is null and ${SHOWN}`,
});
export type Invitation = RowOf<typeof INVITATION>;

/** For the export of a member's data. */
export const CO_AUTHOR_OF = statement({
  takes: { memberId: number },
  gives: { ...columns(PaperAuthor, 'state', 'askedAt', 'answeredAt'), ...columns(Paper, 'postId') },
  sql: `select r.post_id as "postId", w.state, w.asked_at as "askedAt", w.answered_at as "answeredAt"
    from paper_author w join paper r on r.id = w.paper_id where w.member_id = :memberId order by w.asked_at, r.id`,
});
