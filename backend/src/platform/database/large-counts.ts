import type { Clock } from '../clock';

/** Totals up to this are counted for every page. */
export const ALWAYS_EXACT = 1_000;
/** How long a cached result is used, in ms. */
export const REUSED_MS = 10_000;
const MOST_KEPT = 500;

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
}

/** Caches results that are the same for everybody and too large to be read for every request. */
export class LargeReads<Value> {
  private readonly kept = new Map<string, Kept<Value>>();

  constructor(
    private readonly clock: Clock,
    private readonly isLarge: (value: Value) => boolean,
  ) {}

  /** @param what what is read: equal ones share a value */
  async of(what: unknown, read: () => Promise<Value>): Promise<Value> {
    const key = JSON.stringify(what);
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    // Absolute, because after the clock is set back the value would be reused for hours.
    if (kept && Math.abs(now - kept.at) < REUSED_MS) return kept.value;
    const value = await read();
    this.kept.delete(key);
    if (this.isLarge(value)) this.keep(key, { value, at: now });
    return value;
  }

  private keep(key: string, value: Kept<Value>): void {
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, value);
  }
}

/** The totals of a list, by its filters. */
export class LargeCounts extends LargeReads<number> {
  constructor(clock: Clock) {
    super(clock, (total) => total > ALWAYS_EXACT);
  }
}
