import type { Clock } from '../clock';

/** Totals up to this are counted for every page. */
export const ALWAYS_EXACT = 1_000;
/** How long a larger total is reused, in ms. */
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
    // Absolute, because after the clock is set back the total would be reused for hours.
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
