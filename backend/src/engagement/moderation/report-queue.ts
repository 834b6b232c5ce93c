import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf, type DbTime, timeOf } from '../../platform/database/columns';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { type Subject, type SubjectDescription, SubjectRegistry } from '../subjects';

export type Decision = 'remove' | 'suspend' | 'restore' | 'dismiss';

/** All that was reported of one thing, by its earliest report. */
export interface ReportedThing {
  /** The number of its earliest report of this state; decisions name it. */
  readonly id: number;
  readonly subject: Subject;
  readonly count: number;
  readonly categories: readonly string[];
  /** What its reporters wrote, the earliest first; ten at most. */
  readonly reasons: readonly { readonly reason: string; readonly reporter: string }[];
  readonly since: Date;
  readonly decision: {
    readonly action: Decision;
    readonly note: string;
    readonly by: string;
    readonly at: Date;
  } | null;
  /** Undefined when it is gone. */
  readonly thing: SubjectDescription | undefined;
  readonly author:
    | { readonly id: number; readonly name: string; readonly upheldBefore: number }
    | undefined;
  readonly path: string | undefined;
}

interface QueueRow {
  readonly id: number;
  readonly kind: string;
  readonly subject_id: number;
  readonly count: number;
  readonly categories: string[];
  readonly reasons: { reason: string; reporter: string }[];
  readonly since: DbTime;
  readonly action: Decision | null;
  readonly note: string;
  readonly decided_by: string | null;
  readonly decided_at: DbTime | null;
}

/**
 * A page of things by their earliest report: first the few that the page shows, by key, then what belongs to them. Open ones come
 * oldest first, decided ones newest first.
 */
const queueSql = (isOpen: boolean) => `with first as (
    select r.id, r.subject_kind, r.subject_id from report r
    where r.decided_at is ${isOpen ? 'null and r.id > ?' : 'not null and r.id < ?'}
      and not exists (select from report e where e.subject_kind = r.subject_kind and e.subject_id = r.subject_id and e.id < r.id
        and (e.decided_at is null) = ${isOpen} and e.decided_at is not distinct from r.decided_at)
    order by r.id ${isOpen ? 'asc' : 'desc'} limit ?)
  select f.id, f.subject_kind as kind, f.subject_id, count(*) as count, to_json(array_agg(distinct r.category)) as categories,
    (json_agg(json_build_object('reason', r.reason, 'reporter', 'Dr. ' || a.first_name || ' ' || a.last_name) order by r.id)) as reasons,
    min(r.created_at) as since, min(r.action) as action, min(r.note) as note, min(r.decided_at) as decided_at,
    min(d.first_name || ' ' || d.last_name) as decided_by
  from first f
    join report r on r.subject_kind = f.subject_kind and r.subject_id = f.subject_id and (r.decided_at is null) = ${isOpen}
    join account a on a.id = r.reporter_id left join account d on d.id = r.decided_by
  group by f.id, f.subject_kind, f.subject_id order by f.id ${isOpen ? 'asc' : 'desc'}`;

const SHOWN_REASONS = 10;

/** What members reported, for the administrators. */
@Injectable()
export class ReportQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** `before` is the last one shown, whatever the order. */
  async list(state: 'open' | 'decided', { before, limit }: Window): Promise<Page<ReportedThing>> {
    const from = state === 'open' && before === Number.MAX_SAFE_INTEGER ? 0 : before;
    const rows = await this.em.execute<QueueRow[]>(queueSql(state === 'open'), [from, limit + 1]);
    const described = await this.describe(rows);
    const page = Page.of(rows, limit);
    return page.map((row) => described.get(row.id) as ReportedThing);
  }

  /** How many things wait, and since when the first of them. */
  async waiting(): Promise<{ count: number; since: Date | null }> {
    const [row] = await this.em.execute<{ count: number; since: DbTime | null }[]>(
      'select count(distinct (subject_kind, subject_id)) as count, min(created_at) as since from report where decided_at is null',
    );
    return { count: row?.count ?? 0, since: timeOf(row?.since ?? null) };
  }

  private async describe(rows: readonly QueueRow[]): Promise<Map<number, ReportedThing>> {
    const things = new Map<string, SubjectDescription>();
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.subject_id);
      for (const thing of (await this.subjects.find({ kind })?.describe(ids)) ?? [])
        things.set(`${kind} ${thing.id}`, thing);
    }
    const authors = await this.authors([...things.values()].map(({ authorId }) => authorId));
    return new Map(
      rows.map((row) => {
        const subject = { kind: row.kind, id: row.subject_id };
        const thing = things.get(`${row.kind} ${row.subject_id}`);
        return [
          row.id,
          {
            ...reported(row, subject),
            thing,
            author: thing && authors.get(thing.authorId),
            path: thing && this.subjects.pathOf(subject),
          },
        ];
      }),
    );
  }

  private async authors(
    ids: readonly number[],
  ): Promise<Map<number, { id: number; name: string; upheldBefore: number }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<{ id: number; name: string }[]>(
      `select a.id, 'Dr. ' || a.first_name || ' ' || a.last_name as name from account a where a.id = any(?::bigint[])`,
      [arrayOf(ids)],
    );
    const upheld = await this.em.execute<{ object: string; count: number }[]>(
      `select object, count(*) as count from audit_event where action = 'content-removed' and object = any(?::text[]) group by object`,
      [arrayOf(ids.map((id) => `member ${id}`))],
    );
    const before = new Map(upheld.map(({ object, count }) => [object, count]));
    return new Map(
      rows.map((row) => [row.id, { ...row, upheldBefore: before.get(`member ${row.id}`) ?? 0 }]),
    );
  }
}

function reported(
  row: QueueRow,
  subject: Subject,
): Omit<ReportedThing, 'thing' | 'author' | 'path'> {
  const { id, count, categories, reasons, since, action, note, decided_by, decided_at } = row;
  const decision =
    action && decided_at ? { action, note, by: decided_by ?? '', at: timeOf(decided_at) } : null;
  return {
    id,
    subject,
    count,
    categories,
    reasons: reasons.slice(0, SHOWN_REASONS),
    since: timeOf(since),
    decision,
  };
}
