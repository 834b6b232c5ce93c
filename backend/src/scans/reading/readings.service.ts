import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { TakenScans } from '../taken-scans';
import { choicesOf, refused, type SeriesChoice } from './choices';
import { packedPath, type ReadingResult, type ReadSeries } from './reading.messages';
import { ReadingFiles } from './reading-files';
import { ReadingProcess } from './reading-process';
import { type ReadingState, ScanReading } from './scan-reading.entity';

export interface Reading {
  readonly id: string;
  readonly state: ReadingState;
  readonly files: number;
  readonly filesRead: number;
  readonly result: ReadingResult;
}

export interface Chosen {
  readonly key: string;
  readonly uploadId: string;
}

interface Started {
  /** Settles when all is read. */
  readonly read: Promise<void>;
}

/** Without a call, a reading is erased after this time. */
const KEPT_MS = 30 * 60_000;
/** However busy the machine is, the files themselves are gone after this time. */
const FILES_KEPT_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
const PROGRESS_MS = 500;
const NOTHING: ReadingResult = { series: [], leftOut: [] };

/** Readings of uploads for members whose browsers do not read scans themselves. */
@Injectable()
export class ReadingsService implements OnApplicationBootstrap, OnModuleDestroy {
  /** Those that this process looks after, with what ends them. */
  private readonly running = new Map<string, AbortController>();
  private readonly ends = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly em: EntityManager,
    private readonly files: ReadingFiles,
    private readonly process: ReadingProcess,
    private readonly taken: TakenScans,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const left = await this.files.eraseLeft();
    if (left.length === 0) return;
    await this.em.fork().nativeUpdate(ScanReading, { id: { $in: left } }, { state: 'ended' });
  }

  onModuleDestroy(): void {
    for (const running of this.running.values()) running.abort();
    for (const timer of this.ends.values()) clearTimeout(timer);
  }

  /**
   * Reads files in the background. A member has one reading at a time: an earlier one ends.
   * @param paths under the prefix of this id
   */
  async start({ memberId }: Actor, id: string, paths: readonly string[]): Promise<Started> {
    const now = this.clock.now();
    const em = this.em.fork();
    const before = new Date(now.getTime() - DAY_MS);
    await em.nativeDelete(ScanReading, { expiresAt: { $lt: before } });
    for (const earlier of await em.find(ScanReading, { ownerId: memberId }))
      await this.end(earlier.id);
    await em.insert(ScanReading, {
      id,
      ownerId: memberId,
      state: 'reading',
      files: paths.length,
      filesRead: 0,
      createdAt: now,
      expiresAt: this.later(),
    });
    this.endLater(id);
    return { read: this.read(id, paths) };
  }

  /** Counts as a call: it is kept for half an hour from now. @throws Refusal `not-found` */
  async find({ memberId }: Actor, id: string): Promise<Reading> {
    const em = this.em.fork();
    const row = await em.findOne(ScanReading, { id, ownerId: memberId });
    if (!row) throw new Refusal('not-found');
    const { files, filesRead } = row;
    const result = row.state === 'ready' ? await this.files.result(id) : NOTHING;
    const isOver = !result || row.expiresAt < this.clock.now();
    if (isOver || row.state === 'ended' || row.state === 'failed') {
      const state = row.state === 'failed' ? 'failed' : 'ended';
      return { id, state, files, filesRead, result: NOTHING };
    }
    await em.nativeUpdate(ScanReading, { id }, { expiresAt: this.later() });
    if (this.ends.has(id)) this.endLater(id);
    return { id, state: row.state, files, filesRead, result };
  }

  /**
   * Keeps these series as uploads and erases all else.
   * @throws Refusal `not-found`; 422 for a series that is not in it, or whose face nobody spoke of
   */
  async choose(actor: Actor, id: string, choices: readonly SeriesChoice[]): Promise<Chosen[]> {
    const { state, result } = await this.find(actor, id);
    if (state !== 'ready') throw new Refusal('not-found');
    const chosen = choicesOf(choices, result.series);
    const row = { id, ownerId: actor.memberId };
    const em = this.em.fork();
    const taken = await em.nativeUpdate(
      ScanReading,
      { ...row, state: 'ready' },
      { state: 'ended' },
    );
    if (taken === 0) throw new Refusal('not-found');
    try {
      const uploads: Chosen[] = [];
      for (const choice of chosen) uploads.push(await this.take(actor, id, choice));
      await this.end(id);
      return uploads;
    } catch (error) {
      await em.nativeUpdate(ScanReading, row, { state: 'ready' });
      throw error;
    }
  }

  /** @throws Refusal `not-found` */
  async erase(actor: Actor, id: string): Promise<void> {
    await this.find(actor, id);
    await this.end(id);
  }

  /** Of somebody who leaves. */
  async eraseOf(ownerId: number): Promise<void> {
    const em = this.em.fork();
    for (const { id } of await em.find(ScanReading, { ownerId })) await this.end(id);
    await em.nativeDelete(ScanReading, { ownerId });
  }

  private async take(
    { memberId }: Actor,
    id: string,
    { series, face }: { series: ReadSeries; face: SeriesChoice['face'] },
  ): Promise<Chosen> {
    const { key, isBurned } = series;
    const prefix = await this.files.prefix(id);
    const whole = packedPath(prefix, key);
    if (face !== 'thin' && face !== 'cover')
      return { key, uploadId: await this.taken.take(memberId, { path: whole }, isBurned) };
    const to = packedPath(prefix, `${key}-${face}`);
    const answer = await this.process.do({ kind: 'less-face', path: whole, to, answer: face });
    if (!('done' in answer) || !answer.done)
      throw refused('Please say what should happen with the face.');
    return { key, uploadId: await this.taken.take(memberId, { path: to }, isBurned) };
  }

  private async read(id: string, paths: readonly string[]): Promise<void> {
    const running = new AbortController();
    this.running.set(id, running);
    const late = setTimeout(() => running.abort(), FILES_KEPT_MS).unref();
    try {
      const prefix = await this.files.prefix(id);
      const onProgress = this.progress(id);
      const task = { kind: 'read', files: paths, prefix } as const;
      const answer = await this.process.do(task, { signal: running.signal, onProgress });
      const result = 'result' in answer ? answer.result : NOTHING;
      await this.files.keepResult(id, result);
      await this.em.fork().nativeUpdate(ScanReading, { id, state: 'reading' }, { state: 'ready' });
    } catch (error) {
      // The error's message may quote a file.
      this.log.warn({ reason: (error as Error).name }, 'files of a scan could not be read');
      await this.end(id, 'failed');
    } finally {
      clearTimeout(late);
      this.running.delete(id);
    }
  }

  private progress(id: string) {
    let told = 0;
    return ({ files, read }: { files: number; read: number }) => {
      const now = performance.now();
      if (now - told < PROGRESS_MS) return;
      told = now;
      void this.em
        .fork()
        .nativeUpdate(ScanReading, { id }, { files, filesRead: read })
        .catch(() => undefined);
    };
  }

  private async end(id: string, state: ReadingState = 'ended'): Promise<void> {
    clearTimeout(this.ends.get(id));
    this.ends.delete(id);
    this.running.get(id)?.abort();
    await this.files.erase(id);
    const isOpen = { id, state: { $ne: 'failed' as const } };
    await this.em.fork().nativeUpdate(ScanReading, isOpen, { state });
  }

  private endLater(id: string): void {
    clearTimeout(this.ends.get(id));
    const end = () => void this.end(id).catch(() => undefined);
    this.ends.set(id, setTimeout(end, KEPT_MS).unref());
  }

  private later(): Date {
    return new Date(this.clock.now().getTime() + KEPT_MS);
  }
}
