import { Refusal } from '../../refusal';
import type { Settings } from '../config/settings';
import type { HeldPlace } from '../logging/request-context';
import { Lines, shareIsTaken } from './lines';
import { SpentTimes } from './spent-times';

/**
 * One core renders a hundred pages in about three seconds. More would be answered too late to be of
 * use, and would exhaust the memory.
 */
const MOST_AT_WORK = 100;
/**
 * Of one member or address. A process has one thread: more requests of theirs at once would not be
 * answered sooner, but those of others later.
 */
const OF_A_HOLDER = 2;
/** Files of one member that are on their way. */
const MOST_FILES = 5;
/** Of an address, by senders not known yet: a hospital's members may all have the same. */
const MOST_FILES_OF_ADDRESS = 50;
/** Of one member or address; browsers may ask for all pictures of a page at once. */
const LONGEST_LINE = 100;
const WAIT_MS = 10_000;
/** For so long those who have asked for much lately let others go first. */
const YIELD_MS = 200;
/** For so long after others were served they hold one place only, so that others find less in their way. */
const COMPANY_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;

interface Arrival {
  /** Whether its body is still arriving. */
  readonly isArriving: boolean;
  /** Whether the body is a file, so that it may be arriving for minutes. */
  readonly takesTime: boolean;
  readonly isGone: () => boolean;
  /** Whether the holder is one member, not an address that many may have. */
  readonly isMember: boolean;
}

interface Limits {
  readonly most: number;
  /** Of one member or address, without files that are still arriving. */
  readonly each: number;
  readonly files: number;
  readonly filesOfAddress: number;
  readonly longest: number;
  readonly waitMs: number;
  readonly yieldMs: number;
}

/**
 * The places of a process. A request that is still arriving takes no place of others, so that slow
 * networks keep nobody out, but counts among its sender's own unless it is a file. Requests of those
 * who have asked for much lately begin when nobody who has asked for less is being served, or a moment later.
 */
export class Places {
  private readonly limits: Limits;
  private readonly lines: Lines;
  private readonly held = new Map<string, number>();
  private readonly files = new Map<string, number>();
  /** Whose requests wait for work that is done elsewhere. */
  private readonly outside = new Map<string, number>();
  private readonly yieldingSince = new Map<string, number>();
  /** When someone was last served who had not asked for much. */
  private othersServedAt = Number.NEGATIVE_INFINITY;
  private atWork = 0;

  constructor(
    limits: Partial<Limits> = {},
    private readonly spent = new SpentTimes(),
  ) {
    this.limits = {
      most: MOST_AT_WORK,
      each: OF_A_HOLDER,
      files: MOST_FILES,
      filesOfAddress: MOST_FILES_OF_ADDRESS,
      longest: LONGEST_LINE,
      waitMs: WAIT_MS,
      yieldMs: YIELD_MS,
      ...limits,
    };
    this.lines = new Lines(this.limits);
  }

  get areShared(): boolean {
    return Number.isFinite(this.limits.each);
  }

  /**
   * @throws Refusal 503 if all places are taken; 429 if the holder's own are, and too many wait, or
   *   too many of their files are still arriving
   */
  async take(holder: string, arrival: Arrival): Promise<Place> {
    const { isArriving, takesTime, isGone, isMember } = arrival;
    if (this.atWork >= this.limits.most)
      throw new Refusal('service.busy', { retryAfter: RETRY_AFTER_SECONDS });
    if (takesTime) this.demandRoomForFile(holder, isMember);
    await this.begin(holder, isGone);
    const place = new Place(this, holder, { takesTime, isGone });
    if (isArriving) place.arrives();
    return place;
  }

  /** @throws Refusal 429 if too many files of the holder are still arriving */
  demandRoomForFile(holder: string, isMember: boolean): void {
    const most = isMember ? this.limits.files : this.limits.filesOfAddress;
    if ((this.files.get(holder) ?? 0) >= most) throw shareIsTaken();
  }

  /** Waits until one more request of the holder may be worked on, and counts it. */
  async begin(holder: string, isGone: () => boolean): Promise<void> {
    if (this.heldIfFree(holder) === undefined) await this.lines.join(holder, isGone);
    else this.add(holder, 1);
  }

  add(holder: string, change: 1 | -1): void {
    this.atWork += change;
    addTo(this.held, holder, change);
    if (change > 0) this.begun(holder);
    else this.wake();
  }

  private begun(holder: string): void {
    this.yieldingSince.delete(holder);
    if (!this.spent.isMuch(holder)) this.othersServedAt = performance.now();
  }

  /** A request of the holder was worked on for this long. */
  spend(holder: string, ms: number): void {
    this.spent.add(holder, ms);
  }

  addArriving(holder: string, change: 1 | -1, takesTime: boolean): void {
    this.atWork -= change;
    if (takesTime) {
      addTo(this.files, holder, change);
      addTo(this.held, holder, change > 0 ? -1 : 1);
    }
    if (change > 0) this.wake();
  }

  /** A request of the holder waits for work that is done elsewhere, or no longer. */
  addOutside(holder: string, change: 1 | -1): void {
    addTo(this.outside, holder, change);
  }

  private wake(): void {
    this.lines.wake(
      (each) => this.heldIfFree(each),
      (each) => this.add(each, 1),
    );
  }

  private heldIfFree(holder: string): number | undefined {
    const held = this.held.get(holder) ?? 0;
    const isFree = this.atWork < this.limits.most && held < this.mostOf(holder);
    return isFree && !this.yields(holder) ? held : undefined;
  }

  private mostOf(holder: string): number {
    if (!this.areShared || !this.spent.isMuch(holder)) return this.limits.each;
    const hasCompany = performance.now() - this.othersServedAt < COMPANY_MS;
    return hasCompany || this.servesOthers(holder) ? 1 : this.limits.each;
  }

  private yields(holder: string): boolean {
    if (!this.areShared || !this.spent.isMuch(holder) || !this.servesOthers(holder)) return false;
    const now = performance.now();
    const since = this.yieldingSince.get(holder);
    if (since !== undefined) return now - since < this.limits.yieldMs;
    this.yieldingSince.set(holder, now);
    setTimeout(() => this.wake(), this.limits.yieldMs + 1).unref();
    return true;
  }

  private servesOthers(holder: string): boolean {
    const served = [...this.held.keys(), ...this.outside.keys()];
    return served.some((each) => each !== holder && this.spent.isMuchBeside(holder, each));
  }
}

const UNLIMITED = {
  each: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
  filesOfAddress: Number.POSITIVE_INFINITY,
};

export const placesOf = ({ rateLimits }: Pick<Settings, 'rateLimits'>) =>
  new Places(rateLimits ? {} : UNLIMITED);

/** The place of a request that is being worked on. */
export class Place implements HeldPlace {
  private state: 'held' | 'outside' | 'left' = 'held';
  private since = performance.now();
  private isArriving = false;

  constructor(
    private readonly places: Places,
    private byHolder: string,
    private readonly request: Pick<Arrival, 'takesTime' | 'isGone'>,
  ) {}

  /** The member, or the address of a visitor; undefined if nobody's share is limited. */
  get holder(): string | undefined {
    return this.places.areShared ? this.byHolder : undefined;
  }

  /** Its body is still arriving. */
  arrives(): void {
    this.isArriving = true;
    this.countArriving(1);
  }

  arrived(): void {
    if (this.isArriving && this.state === 'held') {
      this.countArriving(-1);
      if (this.request.takesTime) this.since = performance.now();
    }
    this.isArriving = false;
  }

  /**
   * Of the member, once the request is known to be theirs.
   * @throws Refusal 429 if their own places are taken, and too many wait; or if too many of their
   *   files are still arriving
   */
  async moveTo(holder: string): Promise<void> {
    if (holder === this.byHolder) return;
    if (this.isArriving && this.request.takesTime) this.places.demandRoomForFile(holder, true);
    const isHeld = this.state === 'held';
    if (isHeld) this.giveUp('outside');
    this.byHolder = holder;
    if (!isHeld) return;
    await this.places.begin(holder, this.request.isGone);
    this.comeBack();
  }

  /**
   * Runs work that only waits, or that has limits of its own: meanwhile the request holds no place.
   * Afterwards it takes one at once: what has been done would be lost otherwise.
   */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.state !== 'held') return work();
    const holder = this.byHolder;
    this.places.addOutside(holder, 1);
    this.giveUp('outside');
    try {
      return await work();
    } finally {
      this.places.add(this.byHolder, 1);
      this.places.addOutside(holder, -1);
      this.comeBack();
    }
  }

  /** With a place that was just counted. */
  private comeBack(): void {
    if (this.state === 'left') this.places.add(this.byHolder, -1);
    else {
      this.state = 'held';
      this.since = performance.now();
      if (this.isArriving) this.arrives();
    }
  }

  leave(): void {
    if (this.state === 'held') this.giveUp('left');
    this.state = 'left';
  }

  private giveUp(state: 'outside' | 'left'): void {
    if (this.isArriving) this.countArriving(-1);
    // A file on its way costs nothing.
    if (this.state === 'held' && !(this.isArriving && this.request.takesTime))
      this.places.spend(this.byHolder, performance.now() - this.since);
    this.state = state;
    this.places.add(this.byHolder, -1);
  }

  private countArriving(change: 1 | -1): void {
    this.places.addArriving(this.byHolder, change, this.request.takesTime);
  }
}

function addTo(counts: Map<string, number>, holder: string, change: 1 | -1): void {
  const count = (counts.get(holder) ?? 0) + change;
  if (count > 0) counts.set(holder, count);
  else counts.delete(holder);
}
