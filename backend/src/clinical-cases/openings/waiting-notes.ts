/** A post that somebody has opened. */
interface Noted {
  readonly post_id: number;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly times: number;
}

/** Notes that wait to be written together, one for each post and reader. */
export class WaitingNotes<One extends Noted> {
  private waiting = new Map<string, One>();

  /** @param most what is kept while the database is away; the oldest are dropped beyond this */
  constructor(
    private readonly readerOf: (one: One) => number,
    private readonly most: number,
  ) {}

  get size(): number {
    return this.waiting.size;
  }

  add(one: One): void {
    const key = `${one.post_id} ${this.readerOf(one)}`;
    const known = this.waiting.get(key);
    this.waiting.set(
      key,
      known ? { ...known, last_at: one.last_at, times: known.times + one.times } : one,
    );
  }

  /** Whatever waits is the caller's from now on. */
  take(): One[] {
    const taken = [...this.waiting.values()];
    this.waiting = new Map();
    return taken;
  }

  /** In front of what came meanwhile. */
  takeBack(taken: readonly One[]): void {
    const later = this.take();
    for (const one of [...taken, ...later].slice(-this.most)) this.add(one);
  }
}
