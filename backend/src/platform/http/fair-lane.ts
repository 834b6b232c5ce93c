import { Lines } from './lines';

interface LaneLimits {
  readonly most: number;
  /** Of one member or address. */
  readonly each: number;
  readonly longest: number;
  readonly waitMs: number;
}

/** Work of which only some can be done at once: members and addresses take turns. */
export class FairLane {
  private readonly held = new Map<string, number>();
  private readonly lines: Lines;
  private atWork = 0;

  constructor(private readonly limits: LaneLimits) {
    this.lines = new Lines(limits);
  }

  /** @throws Refusal 429 if too much of this holder is waiting already, or for too long */
  async run<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(holder);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** @returns what ends the turn */
  async enter(holder: string): Promise<() => void> {
    if (this.heldIfFree(holder) !== undefined) this.add(holder, 1);
    else await this.lines.join(holder);
    return () => this.leave(holder);
  }

  private leave(holder: string): void {
    this.add(holder, -1);
    this.lines.wake(
      (each) => this.heldIfFree(each),
      (each) => this.add(each, 1),
    );
  }

  private heldIfFree(holder: string): number | undefined {
    const held = this.held.get(holder) ?? 0;
    return this.atWork < this.limits.most && held < this.limits.each ? held : undefined;
  }

  private add(holder: string, change: number): void {
    const held = (this.held.get(holder) ?? 0) + change;
    this.atWork += change;
    if (held > 0) this.held.set(holder, held);
    else this.held.delete(holder);
  }
}
