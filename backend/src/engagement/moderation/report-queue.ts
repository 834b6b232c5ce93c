import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import type { RowOf } from '../../platform/database/statement';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Subject } from '../subjects';
import { DECIDED_REPORTS, OPEN_REPORTS, type Reason, WAITING_REPORTS } from './moderation.sql';
import type { Decision } from './moderation-decision.entity';
import { ReportedThings, type Thing } from './reported-things';

export type QueueState = 'open' | 'decided';

/** All that was reported of one thing, by its earliest report. */
export interface ReportedThing {
  /** The number of its earliest report of this state; decisions name it. */
  readonly id: number;
  readonly subject: Subject;
  readonly count: number;
  readonly categories: readonly string[];
  /** What its reporters wrote, the earliest first; ten at most. */
  readonly reasons: readonly Reason[];
  readonly since: Date;
  readonly decision: {
    readonly action: Decision;
    /** The author read it. */
    readonly reason: string;
    readonly note: string;
    readonly by: string;
    readonly at: Date;
    /** When its author changed what was to be mended. */
    readonly mendedAt: Date | null;
  } | null;
  /** Undefined when it is gone. */
  readonly thing: Thing | undefined;
}

type QueueRow = RowOf<typeof OPEN_REPORTS>;

export const SHOWN_REASONS = 10;

/** `before` is the last one shown, whatever the order: the open ones come oldest first. */
export const startOf = (state: QueueState, before: number): number =>
  state === 'open' && before === Number.MAX_SAFE_INTEGER ? 0 : before;

/** What members reported, for those who decide. */
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

  /** How many things wait, and since when the first of them. */
  async waiting(): Promise<{ count: number; since: Date | null }> {
    const row = await WAITING_REPORTS.first(this.em, {});
    return { count: row?.count ?? 0, since: timeOf(row?.since ?? null) };
  }
}

const subjectOf = ({ kind, subjectId }: QueueRow): Subject => ({ kind, id: subjectId });

function reported(row: QueueRow, thing: Thing | undefined): ReportedThing {
  const { id, count, categories, reasons, since } = row;
  return {
    ...{ id, count, categories, thing },
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
    ...{ action, note },
    reason: reason ?? '',
    by: decidedBy ?? '',
    at: timeOf(decidedAt),
    mendedAt: timeOf(mendedAt),
  };
}
