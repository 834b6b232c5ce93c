import { Refusal } from '../../refusal';

interface Waiter {
  readonly begin: () => void;
  readonly giveUp: () => void;
  readonly isGone: () => boolean;
}

interface LineLimits {
  /** How many may wait in the line of one holder. */
  readonly longest: number;
  readonly waitMs: number;
}

const RETRY_AFTER_SECONDS = 2;

/** Whoever has taken their share, and asks for more than can wait. */
export const shareIsTaken = () =>
  new Refusal('request.share-taken', { retryAfter: RETRY_AFTER_SECONDS });

/** Those who wait for their turn, in one line for each member or address. */
export class Lines {
  private readonly waiting = new Map<string, Waiter[]>();

  constructor(private readonly limits: LineLimits) {}

  /**
   * Resolves when `wake` has given the waiter its turn.
   * @throws Refusal 429 if the line is too long, or the turn does not come in time
   */
  join(holder: string, isGone: () => boolean = () => false): Promise<void> {
    const line = this.waiting.get(holder) ?? [];
    if (line.length >= this.limits.longest) return Promise.reject(shareIsTaken());
    return new Promise((resolve, reject) => {
      const end = (over: () => void) => () => {
        clearTimeout(late);
        this.leave(holder, waiter);
        over();
      };
      const giveUp = end(() => reject(shareIsTaken()));
      const late = setTimeout(giveUp, this.limits.waitMs);
      const waiter: Waiter = { begin: end(resolve), giveUp, isGone };
      this.waiting.set(holder, [...line, waiter]);
    });
  }

  private leave(holder: string, waiter: Waiter): void {
    const rest = (this.waiting.get(holder) ?? []).filter((each) => each !== waiter);
    // Behind the lines of others: those of them who hold as much come first.
    this.waiting.delete(holder);
    if (rest.length > 0) this.waiting.set(holder, rest);
  }

  /**
   * Gives turns as long as someone may begin: first to those who hold least, then to those whose
   * line is oldest. `held` is undefined for those who may not; `begin` counts who begins.
   */
  wake(held: (holder: string) => number | undefined, begin: (holder: string) => void): void {
    for (let next = this.next(held); next; next = this.next(held)) {
      if (next.waiter.isGone()) next.waiter.giveUp();
      else {
        begin(next.holder);
        next.waiter.begin();
      }
    }
  }

  private next(held: (holder: string) => number | undefined) {
    let found: { holder: string; waiter: Waiter; held: number } | undefined;
    for (const [holder, line] of this.waiting) {
      const waiter = line[0];
      const now = held(holder);
      if (waiter && now !== undefined && (!found || now < found.held))
        found = { holder, waiter, held: now };
    }
    return found;
  }
}
