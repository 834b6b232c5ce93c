interface Limits {
  /** Spent times fade: after this long a third is left. */
  readonly fadingMs: number;
  readonly muchMs: number;
}

/** A page with its pictures takes less. */
const OF_REQUESTS: Limits = { fadingMs: 2_000, muchMs: 250 };
const MOST_KNOWN = 1_000;

/** How much time was recently spent on the requests or files of each member or address. */
export class SpentTimes {
  private readonly spent = new Map<string, { readonly ms: number; readonly at: number }>();

  constructor(
    private readonly limits: Limits = OF_REQUESTS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(holder: string, ms: number): void {
    const spent = this.of(holder) + ms;
    // Behind all others, so that those who were seen least recently are forgotten first.
    this.spent.delete(holder);
    this.spent.set(holder, { ms: spent, at: this.now() });
    const [oldest] = this.spent.keys();
    if (oldest !== undefined && this.spent.size > MOST_KNOWN) this.spent.delete(oldest);
  }

  isMuch(holder: string): boolean {
    return this.of(holder) > this.limits.muchMs;
  }

  /** Whether it is much, and more than twice as much as the other's. */
  isMuchBeside(holder: string, other: string): boolean {
    return this.isMuch(holder) && this.of(holder) > 2 * this.of(other);
  }

  private of(holder: string): number {
    const { ms, at } = this.spent.get(holder) ?? { ms: 0, at: 0 };
    return ms * Math.exp((at - this.now()) / this.limits.fadingMs);
  }
}
