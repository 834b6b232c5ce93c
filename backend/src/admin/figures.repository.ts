import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../platform/database/columns';
import type { RowOf } from '../platform/database/statement';
import { declaredQueues } from '../platform/outbox/job';
import { ASKING_FIGURES } from './asking-figures.sql';

export type AskingFigures = RowOf<typeof ASKING_FIGURES>;

const DAY_MS = 24 * 3_600_000;
/** Answered soon: within so many hours. */
const SOON_HOURS = 2;

export interface Figures {
  readonly members: number;
  readonly activeMembers: number;
  readonly activeBefore: number;
  readonly cases: number;
  readonly openCases: number;
  readonly unansweredCases: number;
  /** Minutes until the first answer of a colleague, the median; null where nobody answered. */
  readonly firstAnswerMinutes: number | null;
  readonly messages: number;
  readonly registrationsToCheck: number;
}

export interface DayFigures {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly cases: number;
  readonly answeredSoon: number;
}

export interface QueueFigures {
  readonly queue: string;
  readonly waiting: number;
  readonly doneToday: number;
  /** Promised for a moment that is to come. */
  readonly later: number;
  /** Handed over more than five minutes ago and still not done. */
  readonly late: number;
}

const FIRST_ANSWERS = `select p.id, p.created_at, p.closes_at, (select min(c.created_at) from comment c
    where c.subject_kind = 'clinical-post' and c.subject_id = p.id and c.author_id <> p.author_id and c.deleted_at is null) as answered_at
  from clinical_post p where p.kind = 'case' and p.deleted_at is null and p.created_at >= ?`;

/** The few figures by which the network is run. Each reads a window of days by an index, never everything. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly em: EntityManager) {}

  async figures(now: Date, days: number): Promise<Figures> {
    const since = new Date(now.getTime() - days * DAY_MS);
    const before = new Date(since.getTime() - days * DAY_MS);
    const [row] = await this.em.execute<Figures[]>(
      `with answers as (${FIRST_ANSWERS})
       select (select count(*) from account where deleted_at is null and onboarding_step >= 2) as members,
         (select count(distinct account_id) from session where last_seen_at >= ?) as "activeMembers",
         (select count(distinct account_id) from session where last_seen_at >= ? and created_at < ?) as "activeBefore",
         (select count(*) from answers) as cases,
         (select count(*) from answers where closes_at > ?) as "openCases",
         (select count(*) from answers where answered_at is null) as "unansweredCases",
         (select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)::numeric)::int
          from answers where answered_at is not null) as "firstAnswerMinutes",
         (select count(*) from chat_message where created_at >= ?) as messages,
         (select count(*) from registration_review r join account a on a.id = r.account_id
            where r.state = 'waiting' and a.deleted_at is null) as "registrationsToCheck"`,
      [since, since, before, since, now, since],
    );
    if (!row) throw new Error('The figures are one row.');
    return row;
  }

  /** What authors asked of colleagues, by speciality. */
  asking(now: Date, days: number): Promise<AskingFigures[]> {
    const since = new Date(now.getTime() - days * DAY_MS);
    return ASKING_FIGURES.rows(this.em, { since });
  }

  /** Cases and how many of them were answered soon, day by day, the earliest first; days without any too. */
  byDay(now: Date, days: number): Promise<DayFigures[]> {
    const first = new Date(Math.floor(now.getTime() / DAY_MS - days + 1) * DAY_MS);
    return this.em.execute<DayFigures[]>(
      `with answers as (${FIRST_ANSWERS})
       select to_char(d.day, 'YYYY-MM-DD') as day, count(a.id) as cases,
         count(a.id) filter (where a.answered_at <= a.created_at + make_interval(hours => ?)) as "answeredSoon"
       from generate_series(?::timestamptz, ?::timestamptz, interval '1 day') as d(day)
         left join answers a on a.created_at >= d.day and a.created_at < d.day + interval '1 day'
       group by d.day order by d.day`,
      [first, SOON_HOURS, first, now],
    );
  }

  /** Every queue there is, by name. */
  queues(now: Date): Promise<QueueFigures[]> {
    return this.em.execute<QueueFigures[]>(
      `select q.queue, count(o.id) filter (where o.done_at is null and o.run_at <= ?) as waiting,
         count(o.id) filter (where o.done_at >= ?) as "doneToday",
         count(o.id) filter (where o.done_at is null and o.run_at < ?) as late,
         count(o.id) filter (where o.done_at is null and o.handed_at is null and o.run_at > ?) as later
       from unnest(cast(? as text[])) as q(queue)
         left join outbox o on o.queue = q.queue and (o.done_at is null or o.done_at >= ?)
       group by q.queue order by q.queue`,
      [
        now,
        new Date(now.getTime() - DAY_MS),
        new Date(now.getTime() - 5 * 60_000),
        now,
        arrayOf(declaredQueues()),
        new Date(now.getTime() - DAY_MS),
      ],
    );
  }
}
