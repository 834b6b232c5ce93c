import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import type { RowOf } from '../../platform/database/statement';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Decision } from '../moderation-decision.entity';
import type { Subject } from '../subjects';
import { DECIDED_REPORTS, OPEN_REPORTS, type Reason, WAITING_REPORTS } from './moderation.sql';
import { ReportedThings, type Thing } from './reported-things';

export type QueueState = 'open' | 'decided';

/** All reports of one object, represented by the earliest one. */
export interface ReportedThing {
  /** The id of the earliest report in this state; decisions refer to it. */
  readonly id: number;
  readonly subject: Subject;
  readonly count: number;
  readonly categories: readonly string[];
  /** The reporters' reasons, earliest first; ten at most. */
  readonly reasons: readonly Reason[];
  readonly since: Date;
  readonly decision: {
    readonly action: Decision;
    /** Shown to the author. */
    readonly reason: string;
    readonly note: string;
    readonly by: string;
    readonly at: Date;
    /** When the author made the requested changes. */
    readonly mendedAt: Date | null;
  } | null;
  /** Undefined if it is gone. */
  readonly thing: Thing | undefined;
}

type QueueRow = RowOf<typeof OPEN_REPORTS>;

export const SHOWN_REASONS = 10;

/**
 * The cursor: `before` is the last one shown, also for open reports, which are listed oldest first.
 */
export const startOf = (state: QueueState, before: number): number =>
  state === 'open' && before === Number.MAX_SAFE_INTEGER ? 0 : before;

/** Reports for moderators. */
@Injectable()
export class ReportQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly things: ReportedThings,
  ) {}

  async list(state: QueueState, { before, limit }: Window): Promise<Page<ReportedThing>> {
    const statement = state === 'open' ? OPEN_REPORTS : DECIDED_REPORTS;
    const params = { from: startOf(state, before), most: limit + 1 };
    const page = Page.of(await statement.rows(this.em, params), limit);
    const thingOf = await this.things.describe(page.items.map(subjectOf));
    return page.map((row) => reported(row, thingOf(subjectOf(row))));
  }

  /** How many objects have open reports, and when the first one was reported. */
  async waiting(): Promise<{ count: number; since: Date | null }> {
    const row = await WAITING_REPORTS.first(this.em, {});
    return { count: row?.count ?? 0, since: timeOf(row?.since ?? null) };
  }
}

const subjectOf = ({ kind, subjectId }: QueueRow): Subject => ({ kind, id: subjectId });

function reported(row: QueueRow, thing: Thing | undefined): ReportedThing {
  const { id, count, categories, reasons, since } = row;
  return {
    id,
    count,
    categories,
    thing,
    subject: subjectOf(row),
    reasons: reasons.slice(0, SHOWN_REASONS),
    since: timeOf(since),
    decision: decisionOf(row),
  };
}

function decisionOf(row: QueueRow): ReportedThing['decision'] {
  const { action, decidedAt, decidedBy, note, reason, mendedAt } = row;
  if (!action || !decidedAt) return null;
  return {
    action,
    note,
    reason: reason ?? '',
    by: decidedBy ?? '',
    at: timeOf(decidedAt),
    mendedAt: timeOf(mendedAt),
  };
}
