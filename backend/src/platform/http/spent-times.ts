/** Spent times fade: after this long a third is left. */
const FADING_MS = 2_000;
/** A page with its pictures takes less. */
const MUCH_MS = 400;
const MOST_KNOWN = 1_000;

/** For how long requests of each member or address were worked on lately. */
export class SpentTimes {
  private readonly spent = new Map<string, { readonly ms: number; readonly at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(holder: string, ms: number): void {
    const spent = this.of(holder) + ms;
    // Behind all others, so that those who were seen least recently are forgotten first.
    this.spent.delete(holder);
    this.spent.set(holder, { ms: spent, at: this.now() });
    const [oldest] = this.spent.keys();
    if (oldest !== undefined && this.spent.size > MOST_KNOWN) this.spent.delete(oldest);
  }

  isMuch(holder: string): boolean {
    return this.of(holder) > MUCH_MS;
  }

  private of(holder: string): number {
    const { ms, at } = this.spent.get(holder) ?? { ms: 0, at: 0 };
    return ms * Math.exp((at - this.now()) / FADING_MS);
  }
}
