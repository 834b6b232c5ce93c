import {
  boolean,
  columns,
  dbTime,
  ids,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Comment } from '../comment.entity';
import { ModerationDecision } from '../moderation-decision.entity';
import { Report } from '../report.entity';
import { Appeal } from './appeal.entity';

const subject = columns(ModerationDecision, 'subjectKind', 'subjectId');
const { id } = columns(ModerationDecision, 'id');

/** Decisions that hide the subject, and can be appealed against. */
const TAKEDOWNS = `('remove', 'repair', 'suspend')`;
const NAME = (account: string) => `trim(${account}.first_name || ' ' || ${account}.last_name)`;

/** A report `r` closed by the decision `d`: matched by subject and time. */
const CLOSED =
  'r.subject_kind = d.subject_kind and r.subject_id = d.subject_id and r.decided_at = d.decided_at';

export interface Reason {
  readonly reason: string;
  readonly reporter: string;
}

const REASONS = `coalesce(json_agg(json_build_object('reason', r.reason, 'reporter', 'Dr. ' || ${NAME('a')}) order by r.id), '[]')`;

export const SUBJECT_OF_REPORT = statement({
  takes: columns(Report, 'id'),
  gives: columns(Report, 'subjectKind', 'subjectId'),
  sql: `select subject_kind as "subjectKind", subject_id as "subjectId" from report where id = :id`,
});

/** Whether a report of the subject is open, and which decision hides the subject. */
export const DECIDED_SO_FAR = statement({
  takes: subject,
  gives: { isOpen: boolean, inForce: nullable(columns(ModerationDecision, 'action').action) },
  sql: `select exists (select from report where subject_kind = :subjectKind and subject_id = :subjectId and decided_at is null) as "isOpen",
      (select case when l.action in ${TAKEDOWNS} and l.mended_at is null then l.action end from moderation_decision l
        where l.subject_kind = :subjectKind and l.subject_id = :subjectId order by l.id desc limit 1) as "inForce"`,
});

/** Reports decided earlier keep their decision, unless `isTakenBack`. */
export const CLOSE_REPORTS = statement({
  takes: {
    ...columns(Report, 'subjectKind', 'subjectId', 'note'),
    decision: text,
    action: text,
    decidedBy: number,
    decidedAt: time,
    isTakenBack: boolean,
  },
  gives: columns(Report, 'id'),
  sql: `update report set decision = :decision, action = :action, note = :note, decided_by = :decidedBy, decided_at = :decidedAt
    where subject_kind = :subjectKind and subject_id = :subjectId and (decided_at is null or :isTakenBack::boolean) returning id`,
});

/** Dismisses the reports that a decision had upheld, because the appeal against it was granted. */
export const REVERSE_REPORTS = statement({
  takes: { decisionId: number },
  gives: columns(Report, 'id'),
  sql: `update report r set decision = 'dismissed' from moderation_decision d where d.id = :decisionId and ${CLOSED} returning r.id`,
});

/** The latest decision that hid a member's subject, with the member's appeal. */
export const TAKEDOWN_OF = statement({
  takes: { ...subject, authorId: number },
  gives: {
    ...columns(ModerationDecision, 'id', 'action', 'reason', 'decidedAt', 'mendedAt'),
    isInForce: boolean,
    appealText: nullable(text),
    appealedAt: nullable(dbTime),
    verdict: nullable(text),
    verdictReason: nullable(text),
    verdictAt: nullable(dbTime),
    isBySame: boolean,
  },
  sql: `select d.id, d.action, d.reason, d.decided_at as "decidedAt", d.mended_at as "mendedAt",
      d.mended_at is null and not exists (select from moderation_decision l
        where l.subject_kind = d.subject_kind and l.subject_id = d.subject_id and l.id > d.id) as "isInForce",
      a.text as "appealText", a.created_at as "appealedAt", a.decision as verdict, a.reason as "verdictReason",
      a.decided_at as "verdictAt", coalesce(a.decided_by = d.decided_by, false) as "isBySame"
    from moderation_decision d left join appeal a on a.decision_id = d.id
    where d.subject_kind = :subjectKind and d.subject_id = :subjectId and d.author_id = :authorId and d.action in ${TAKEDOWNS}
    order by d.id desc limit 1`,
});

/** Records that the author made the requested changes, if that is the latest decision. */
export const MEND = statement({
  takes: { ...subject, now: time },
  gives: { id },
  sql: `update moderation_decision d set mended_at = :now
    where d.id = (select max(l.id) from moderation_decision l where l.subject_kind = :subjectKind and l.subject_id = :subjectId)
      and d.action = 'repair' and d.mended_at is null returning d.id`,
});

/**
 * How earlier reports of these members' subjects were decided. Decisions that an appeal or a later
 * decision replaced do not count.
 */
export const HISTORIES = statement({
  takes: { ids },
  gives: { id, name: text, removed: number, repaired: number, kept: number },
  sql: `select m.id, 'Dr. ' || ${NAME('m')} as name,
      (count(*) filter (where d.action in ('remove', 'suspend') and d.holds))::int as removed,
      (count(*) filter (where d.action = 'repair' and d.holds))::int as repaired,
      (count(*) filter (where d.action = 'dismiss'))::int as kept
    from account m left join lateral (
      select x.action, coalesce(a.decision, 'uphold') = 'uphold' and (x.mended_at is not null or not exists (select from moderation_decision l
          where l.subject_kind = x.subject_kind and l.subject_id = x.subject_id and l.id > x.id and l.action <> 'dismiss')) as holds
        from moderation_decision x
        left join appeal a on a.decision_id = x.id where x.author_id = m.id) d on true
    where m.id = any(:ids::bigint[]) group by m.id`,
});

/**
 * The latest comments on each subject, newest first; without deleted ones and those of deleted
 * accounts.
 */
export const THREADS = statement({
  takes: { kind: text, ids, most: number },
  gives: { ...columns(Comment, 'subjectId', 'text', 'createdAt'), author: text },
  sql: `select s.id as "subjectId", c.text, c.created_at as "createdAt", c.author
    from unnest(:ids::bigint[]) s (id) cross join lateral (
      select x.id, x.text, x.created_at, 'Dr. ' || ${NAME('a')} as author from comment x join account a on a.id = x.author_id
      where x.subject_kind = :kind and x.subject_id = s.id and x.deleted_at is null and a.deleted_at is null
      order by x.id desc limit :most::int) c
    order by s.id, c.id desc`,
});

const REPORTED = {
  takes: { from: number, most: number },
  gives: {
    ...columns(Report, 'id', 'subjectId', 'action', 'note', 'decidedAt'),
    kind: text,
    count: number,
    categories: json<string[]>(),
    reasons: json<Reason[]>(),
    since: time,
    decidedBy: nullable(text),
    reason: nullable(text),
    mendedAt: nullable(dbTime),
  },
};

/**
 * A page of reported subjects, each represented by its earliest report: first the few ids of the
 * page, then the rest for these alone. Open ones come oldest first, decided ones newest first.
 */
const queue = (isOpen: boolean) => `with first as (
    select r.id, r.subject_kind, r.subject_id from report r
    where r.decided_at is ${isOpen ? 'null and r.id > :from' : 'not null and r.id < :from'}
      and not exists (select from report e where e.subject_kind = r.subject_kind and e.subject_id = r.subject_id and e.id < r.id
        and (e.decided_at is null) = ${isOpen} and e.decided_at is not distinct from r.decided_at)
    order by r.id ${isOpen ? 'asc' : 'desc'} limit :most)
  select f.id, f.subject_kind as kind, f.subject_id as "subjectId", count(*) as count, to_json(array_agg(distinct r.category)) as categories,
    ${REASONS} as reasons, min(r.created_at) as since, min(r.action) as action, min(r.note) as note, min(r.decided_at) as "decidedAt",
    min(${NAME('b')}) as "decidedBy", min(d.reason) as reason, min(d.mended_at) as "mendedAt"
  from first f
    join report r on r.subject_kind = f.subject_kind and r.subject_id = f.subject_id and (r.decided_at is null) = ${isOpen}
    join account a on a.id = r.reporter_id left join account b on b.id = r.decided_by
    left join moderation_decision d on ${CLOSED}
  group by f.id, f.subject_kind, f.subject_id order by f.id ${isOpen ? 'asc' : 'desc'}`;

export const OPEN_REPORTS = statement({ ...REPORTED, sql: queue(true) });
export const DECIDED_REPORTS = statement({ ...REPORTED, sql: queue(false) });

export const WAITING_REPORTS = statement({
  takes: {},
  gives: { count: number, since: nullable(dbTime) },
  sql: 'select count(distinct (subject_kind, subject_id)) as count, min(created_at) as since from report where decided_at is null',
});

export const WAITING_APPEALS = statement({
  takes: {},
  gives: { count: number },
  sql: 'select count(*) as count from appeal where decided_at is null',
});

const APPEALED = {
  takes: { from: number, most: number },
  gives: {
    ...columns(Appeal, 'id', 'text', 'createdAt', 'decision', 'reason', 'decidedAt'),
    by: nullable(text),
    kind: text,
    subjectId: number,
    authorId: number,
    decidedBy: number,
    ...columns(ModerationDecision, 'action', 'note', 'mendedAt'),
    decisionReason: text,
    decider: text,
    takenAt: time,
    count: number,
    reasons: json<Reason[]>(),
    since: nullable(dbTime),
  },
};

const appeals = (
  isOpen: boolean,
) => `select p.id, p.text, p.created_at as "createdAt", p.decision, p.reason, p.decided_at as "decidedAt",
    ${NAME('b')} as by, d.subject_kind as kind, d.subject_id as "subjectId", d.author_id as "authorId", d.decided_by as "decidedBy",
    d.action, d.note, d.mended_at as "mendedAt", d.reason as "decisionReason", ${NAME('j')} as decider, d.decided_at as "takenAt",
    coalesce(x.count, 0) as count, coalesce(x.reasons, '[]') as reasons, x.since
  from appeal p join moderation_decision d on d.id = p.decision_id join account j on j.id = d.decided_by
    left join account b on b.id = p.decided_by
    left join lateral (select count(*) as count, ${REASONS} as reasons, min(r.created_at) as since
      from report r join account a on a.id = r.reporter_id where ${CLOSED}) x on true
  where p.decided_at is ${isOpen ? 'null and p.id > :from' : 'not null and p.id < :from'}
  order by p.id ${isOpen ? 'asc' : 'desc'} limit :most`;

export const OPEN_APPEALS = statement({ ...APPEALED, sql: appeals(true) });
export const DECIDED_APPEALS = statement({ ...APPEALED, sql: appeals(false) });

/** Locks the appeal until the end of the transaction. */
export const APPEAL_TO_DECIDE = statement({
  takes: columns(Appeal, 'id'),
  gives: {
    ...columns(Appeal, 'id', 'decidedAt', 'decisionId'),
    ...columns(ModerationDecision, 'subjectKind', 'subjectId', 'authorId', 'decidedBy'),
    isLatest: boolean,
  },
  sql: `select p.id, p.decided_at as "decidedAt", p.decision_id as "decisionId", d.subject_kind as "subjectKind",
      d.subject_id as "subjectId", d.author_id as "authorId", d.decided_by as "decidedBy",
      d.mended_at is null and not exists (select from moderation_decision l where l.subject_kind = d.subject_kind
        and l.subject_id = d.subject_id and l.id > d.id) as "isLatest"
    from appeal p join moderation_decision d on d.id = p.decision_id where p.id = :id for update of p`,
});

/** Locks the open appeals of a subject that was restored anyway. */
export const OPEN_APPEALS_OF = statement({
  takes: subject,
  gives: columns(Appeal, 'id'),
  sql: `select p.id from appeal p join moderation_decision d on d.id = p.decision_id
    where d.subject_kind = :subjectKind and d.subject_id = :subjectId and p.decided_at is null for update of p`,
});

/** For the export of a member's data. */
export const DECISIONS_ABOUT = statement({
  takes: { memberId: number },
  gives: {
    ...columns(ModerationDecision, 'action', 'reason'),
    kind: text,
    id: number,
    at: time,
    appeal: nullable(text),
    verdict: nullable(text),
    verdictReason: nullable(text),
  },
  sql: `select d.subject_kind as kind, d.subject_id as id, d.action, d.reason, d.decided_at as at, a.text as appeal,
      a.decision as verdict, a.reason as "verdictReason"
    from moderation_decision d left join appeal a on a.decision_id = d.id where d.author_id = :memberId order by d.id`,
});

/** Also deletes their appeals, by cascade. */
export const FORGET_DECISIONS_ABOUT = statement({
  takes: { memberId: number },
  gives: {},
  sql: 'delete from moderation_decision where author_id = :memberId',
});
