/** Does one piece of a member's work, when it is that member's turn. */
export type Turn = <Result>(piece: () => Promise<Result>) => Promise<Result>;

/** The work has not begun and will not begin here: this process is stopping. */
export class TurnsEnded extends Error {
  override readonly name = 'TurnsEnded';
}

interface Waiting {
  readonly member: number;
  readonly go: () => void;
  readonly fail: (reason: Error) => void;
}

/** Each open session may hold a local copy of a file. */
const MOST_OPEN = 20;
const MINUTE_MS = 60_000;

/** The processor time that members' checks have used in the last minute, over all lanes. */
export class ProcessorMinutes {
  private readonly used = new Map<number, { readonly at: number; readonly ms: number }[]>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  spend(member: number, ms: number): void {
    this.used.set(member, [...this.recent(member), { at: this.now(), ms }]);
  }

  /** Whether a member has used a whole minute of processor time within the last minute. */
  isSpent(member: number): boolean {
    const recent = this.recent(member);
    if (recent.length === 0) this.used.delete(member);
    return recent.reduce((sum, { ms }) => sum + ms, 0) >= MINUTE_MS;
  }

  private recent(member: number) {
    const since = this.now() - MINUTE_MS;
    return (this.used.get(member) ?? []).filter(({ at }) => at > since);
  }
}

/**
 * A lane in which one piece of work is done at a time, and members take turns: however much one of
 * them has brought, another one waits for a single piece of it. A member's own files follow one
 * another.
 */
export class Turns {
  private readonly unopened: Waiting[] = [];
  private readonly open = new Set<number>();
  private readonly pieces: Waiting[] = [];
  /** When each member had a turn, by a counter. */
  private readonly served = new Map<number, number>();
  private count = 0;
  private isBusy = false;
  private isEnding = false;

  constructor(private readonly minutes: ProcessorMinutes) {}

  /** @throws TurnsEnded if this process stops before the session has begun */
  async during<Result>(member: number, session: (turn: Turn) => Promise<Result>): Promise<Result> {
    await this.opened(member);
    try {
      return await session((piece) => this.take(member, piece));
    } finally {
      this.open.delete(member);
      if (this.open.size + this.unopened.length === 0) this.served.clear();
      this.openNext();
      this.serve();
    }
  }

  /** What has begun goes on; nothing else begins. */
  end(): void {
    this.isEnding = true;
    for (const { fail } of this.unopened.splice(0)) fail(new TurnsEnded());
  }

  private opened(member: number): Promise<void> {
    if (this.isEnding) return Promise.reject(new TurnsEnded());
    return new Promise((go, fail) => {
      this.unopened.push({ member, go, fail });
      this.openNext();
    });
  }

  private openNext(): void {
    while (this.open.size < MOST_OPEN) {
      const next = this.next(this.unopened.filter(({ member }) => !this.open.has(member)));
      if (!next) return;
      this.unopened.splice(this.unopened.indexOf(next), 1);
      this.open.add(next.member);
      next.go();
    }
  }

  private async take<Result>(member: number, piece: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((go, fail) => {
      this.pieces.push({ member, go, fail });
      this.serve();
    });
    try {
      return await piece();
    } finally {
      this.isBusy = false;
      this.serve();
    }
  }

  private serve(): void {
    const next = this.isBusy ? undefined : this.next(this.pieces);
    // Between two pieces of theirs, others wait for nothing yet.
    if (!next || (this.minutes.isSpent(next.member) && this.othersMayStillAsk())) return;
    this.isBusy = true;
    this.pieces.splice(this.pieces.indexOf(next), 1);
    this.count += 1;
    this.served.set(next.member, this.count);
    next.go();
  }

  private othersMayStillAsk(): boolean {
    return [...this.open].some((member) => !this.minutes.isSpent(member));
  }

  /** Whoever has waited longest since their last turn; those who have used their minute come last. */
  private next(waiting: readonly Waiting[]): Waiting | undefined {
    const rankOf = ({ member }: Waiting) =>
      (this.served.get(member) ?? 0) +
      (this.minutes.isSpent(member) ? Number.MAX_SAFE_INTEGER / 2 : 0);
    return waiting.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
  }
}
