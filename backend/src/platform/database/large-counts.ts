import type { Clock } from '../clock';

/** Up to here a count is always as of now. */
export const ALWAYS_EXACT = 1_000;
/** How long a larger one is reused, ms: nobody misses one of thousands. */
export const REUSED_MS = 10_000;
const MOST_KEPT = 500;

interface Kept {
  readonly total: number;
  readonly at: number;
}

/** The totals of a list: large ones are not counted anew for every page. */
export class LargeCounts {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly clock: Clock) {}

  /** @param filters what is counted: equal filters share a total */
  async of(filters: unknown, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(filters);
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    // Either way: a clock that is set back would keep it for hours.
    if (kept && Math.abs(now - kept.at) < REUSED_MS) return kept.total;
    const total = await count();
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
