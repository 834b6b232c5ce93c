import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { Choice } from './opportunity.choice';
import { countOf } from './opportunity.sql';

/** Up to here a count is always as of now. */
export const ALWAYS_EXACT = 1_000;
/** For so long a larger one holds, ms: nobody misses one of thousands. */
export const HOLDS_MS = 10_000;
const MOST_KEPT = 500;

interface Kept {
  readonly total: number;
  readonly at: number;
}

/** How many opportunities a choice leaves: large numbers are not counted anew for every page. */
@Injectable()
export class OpportunityCounts {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async of(choice: Choice): Promise<number> {
    const key = JSON.stringify([choice.where, choice.chosen]);
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    // Either way: a clock that is set back would hold it for hours.
    if (kept && Math.abs(now - kept.at) < HOLDS_MS) return kept.total;
    const total = (await countOf(choice).first(this.em, choice.chosen))?.total ?? 0;
    this.kept.delete(key);
    if (total > ALWAYS_EXACT) this.keep(key, { total, at: now });
    return total;
  }

  private keep(key: string, count: Kept): void {
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, count);
  }
}
