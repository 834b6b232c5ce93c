import { nullable, number, statement, text, texts, time } from '../../platform/database/statement';

/** Cases since a point in time, and when a colleague first commented on them. Takes `since`. */
const FIRST_ANSWERS = `select p.id, p.created_at, p.closes_at, (select min(c.created_at) from comment c
    where c.subject_kind = 'clinical-post' and c.subject_id = p.id and c.author_id <> p.author_id and c.deleted_at is null) as answered_at
  from clinical_post p where p.kind = 'case' and p.deleted_at is null and p.created_at >= :since`;

/**
 * The key figures since a point in time; the period from `before` to `since` is used for
 * comparison.
 */
export const FIGURES = statement({
  takes: { now: time, since: time, before: time },
  gives: {
    members: number,
    activeMembers: number,
    activeBefore: number,
    cases: number,
    openCases: number,
    unansweredCases: number,
    /** The median number of minutes to the first comment by a colleague; null if there is none. */
    firstAnswerMinutes: nullable(number),
    messages: number,
    registrationsToCheck: number,
  },
  sql: `with answers as (${FIRST_ANSWERS})
    select (select count(*) from account where deleted_at is null and onboarding_step >= 2) as members,
      (select count(distinct account_id) from session where last_seen_at >= :since) as "activeMembers",
      (select count(distinct account_id) from session where last_seen_at >= :before and created_at < :since) as "activeBefore",
      (select count(*) from answers) as cases,
      (select count(*) from answers where closes_at > :now) as "openCases",
      (select count(*) from answers where answered_at is null) as "unansweredCases",
      (select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)::numeric)::int
       from answers where answered_at is not null) as "firstAnswerMinutes",
      (select count(*) from chat_message where created_at >= :since) as messages,
      (select count(*) from registration_review r join account a on a.id = r.account_id
         where r.state = 'waiting' and a.deleted_at is null) as "registrationsToCheck"`,
});

/** Per day, earliest first, including days without cases. `since` is the start of the first day. */
export const FIGURES_BY_DAY = statement({
  takes: { since: time, now: time, soonHours: number },
  gives: {
    /** YYYY-MM-DD, in UTC. */
    day: text,
    cases: number,
    answeredSoon: number,
  },
  sql: `with answers as (${FIRST_ANSWERS})
    select to_char(d.day, 'YYYY-MM-DD') as day, count(a.id) as cases,
      count(a.id) filter (where a.answered_at <= a.created_at + make_interval(hours => :soonHours)) as "answeredSoon"
    from generate_series(:since::timestamptz, :now::timestamptz, interval '1 day') as d(day)
      left join answers a on a.created_at >= d.day and a.created_at < d.day + interval '1 day'
    group by d.day order by d.day`,
});

/** Per queue, by name. */
export const QUEUE_FIGURES = statement({
  takes: { queues: texts, now: time, dayAgo: time, late: time },
  gives: {
    queue: text,
    waiting: number,
    doneToday: number,
    /** Due before `late` and still not done. */
    late: number,
    /** Scheduled for the future. */
    later: number,
  },
  sql: `select q.queue, count(o.id) filter (where o.done_at is null and o.run_at <= :now) as waiting,
      count(o.id) filter (where o.done_at >= :dayAgo) as "doneToday",
      count(o.id) filter (where o.done_at is null and o.run_at < :late) as late,
      count(o.id) filter (where o.done_at is null and o.handed_at is null and o.run_at > :now) as later
    from unnest(cast(:queues as text[])) as q(queue)
      left join outbox o on o.queue = q.queue and (o.done_at is null or o.done_at >= :dayAgo)
    group by q.queue order by q.queue`,
});
