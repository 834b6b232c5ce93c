import { AsyncLocalStorage } from 'node:async_hooks';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { EndedMediaRepository } from '../ended-media.repository';
import type { Ending } from '../ended-media.sql';
import { isDeadFor, type Running, RunningReplies } from './running-replies';

/**
 * Older knowledge is not used. Half a second is left for the database, so that a withdrawal takes
 * effect everywhere within two seconds.
 */
const GOOD_FOR_MS = 1_500;
const ASK_EVERY_MS = 750;
/**
 * About 4 MB. If more files were withdrawn in the last hours, the database is queried for each file
 * instead.
 */
export const MOST_KNOWN = 20_000;
const CROWDED_FOR_MS = 10 * 60_000;

/**
 * This process's cache of withdrawn files, so that serving files needs no query. From the first
 * private file on it polls the database for changes. If the cache is too old, because the process
 * was suspended or the database was down, requests wait for a refresh, and are refused without one.
 */
@Injectable()
export class KnownEndings implements BeforeApplicationShutdown {
  private readonly endings = new Map<string, Ending>();
  private horizon = '0';
  /** When the last answered query was sent. */
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;
  private isCrowded = false;
  private crowdedUntil = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  /** The timer must not inherit the context of the request that starts it. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly ended: EndedMediaRepository,
    private readonly running: RunningReplies,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false if the URL is no longer valid; otherwise the response may start, and is aborted
   *   if the file is withdrawn meanwhile
   */
  async admit(name: string, reply: Running): Promise<boolean> {
    await this.beUpToDate();
    const ending = this.isCrowded ? await this.latest(name) : this.endings.get(name);
    if (this.isDead(ending, reply) && (await this.staysDead(name, reply))) return false;
    this.running.add(name, reply);
    return true;
  }

  /** A file that was shown again just now opens at once. */
  private async staysDead(name: string, reply: Running): Promise<boolean> {
    return this.isDead(await this.latest(name), reply);
  }

  private async latest(name: string): Promise<Ending | undefined> {
    return (await this.ended.among([name]))[0];
  }

  private isDead(ending: Ending | undefined, reply: Running): boolean {
    return ending !== undefined && this.counts(ending) && isDeadFor(ending, reply);
  }

  private async beUpToDate(): Promise<void> {
    this.timer ??= this.outsideRequests(() =>
      setInterval(() => void this.ask().catch(() => undefined), ASK_EVERY_MS).unref(),
    );
    const earliest = performance.now() - GOOD_FOR_MS;
    while (this.askedAt < earliest) await this.ask();
  }

  /** One query at a time, shared by everyone waiting. */
  private ask(): Promise<void> {
    this.asking ??= this.read().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async read(): Promise<void> {
    const askedAt = performance.now();
    const changed =
      askedAt < this.crowdedUntil ? await this.ofRunning() : await this.whatHasChanged();
    for (const ending of changed) if (this.counts(ending)) this.running.breakOff(ending);
    this.askedAt = askedAt;
  }

  private ofRunning(): Promise<readonly Ending[]> {
    return this.ended.among(this.running.names());
  }

  private async whatHasChanged(): Promise<readonly Ending[]> {
    const { horizon, changed } = await this.ended.changedSince(this.horizon, MOST_KNOWN + 1);
    for (const ending of changed) this.learn(ending);
    this.forgetOld();
    this.horizon = horizon;
    this.isCrowded = Math.max(changed.length, this.endings.size) > MOST_KNOWN;
    if (this.isCrowded) this.forgetAll();
    return changed;
  }

  /** Keeps the latest at the end. */
  private learn(ending: Ending): void {
    this.endings.delete(ending.name);
    if (ending.state !== 'shown') this.endings.set(ending.name, ending);
  }

  private forgetOld(): void {
    const cutoff = this.ended.cutoff().getTime();
    for (const [name, { changedAt }] of this.endings) {
      if (changedAt > cutoff) return;
      this.endings.delete(name);
    }
  }

  private forgetAll(): void {
    this.endings.clear();
    this.horizon = '0';
    this.crowdedUntil = performance.now() + CROWDED_FOR_MS;
  }

  private counts({ hiddenUntil }: Ending): boolean {
    return hiddenUntil === null || hiddenUntil > this.clock.now().getTime();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
