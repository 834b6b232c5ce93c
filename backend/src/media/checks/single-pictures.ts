import { SpentTimes } from '../../platform/http/spent-times';

/** Someone who posts a picture every few seconds needs less. */
const MUCH = { fadingMs: 10_000, muchMs: 3_000 };

/**
 * Who may use a process of single pictures: each member for one picture at a time, unless their
 * files have taken much processor time lately. Everything else takes its turn elsewhere, so that a
 * single picture finds nothing in its way.
 */
export class SinglePictures {
  private readonly inside = new Set<number>();
  private readonly spent = new SpentTimes(MUCH);

  /** @returns what ends the stay; undefined if the picture has to take its turn elsewhere */
  enter(memberId: number): (() => void) | undefined {
    if (this.inside.has(memberId) || this.spent.isMuch(String(memberId))) return undefined;
    this.inside.add(memberId);
    return () => this.inside.delete(memberId);
  }

  /** A piece of the member's files, of whatever kind, took this long. */
  spend(memberId: number, ms: number): void {
    this.spent.add(String(memberId), ms);
  }
}
