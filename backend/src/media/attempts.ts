import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isFull } from '../platform/storage/full-disk';
import type { Asset } from './asset';
import { BEGIN_TRY, END_TRY, TAKE_BACK_TRY } from './asset.sql';

/** The file has failed too often for the same reason, or ended too many workers. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

const MOST_TRIES = 5;
/** Of a worker's time, however differently the tries failed. */
const MOST_MS = 10 * 60_000;

/**
 * Counts what is tried with an asset, so that a lasting fault ends: a job that has failed is handed
 * over again and again, since most faults pass (a store or a disk that comes back).
 */
@Injectable()
export class Attempts {
  constructor(private readonly em: EntityManager) {}

  /**
   * @param isLasting whether an error is the file's fault for good, so that it is not tried again
   * @throws GivenUp after five tries that failed alike, or whose workers died, or ten minutes of tries @throws Error of the
   *   work, to be tried again
   */
  async of<Result>(
    { id, tries }: Pick<Asset, 'id' | 'tries'>,
    work: () => Promise<Result>,
    isLasting: (error: unknown) => boolean = () => false,
  ): Promise<Result> {
    if (tries >= MOST_TRIES) throw new GivenUp();
    await BEGIN_TRY.rows(this.em.fork(), { id });
    const started = performance.now();
    try {
      return await work();
    } catch (error) {
      if (isLasting(error)) throw error;
      if (isPassing(error)) await TAKE_BACK_TRY.rows(this.em.fork(), { id });
      else await this.count(id, { error, ms: performance.now() - started });
      throw error;
    }
  }

  private async count(id: number, { error, ms }: { error: unknown; ms: number }): Promise<void> {
    const fault = (error as Error).name;
    const row = await END_TRY.first(this.em.fork(), { id, workedMs: Math.round(ms), fault });
    const { tries = 0, workedMs = 0 } = row ?? {};
    if (tries >= MOST_TRIES || workedMs >= MOST_MS) throw new GivenUp();
  }
}

/** Faults of the system, the network, the store or the database: they have codes and end some day. */
function isPassing(error: unknown): boolean {
  const { code, $metadata, name } = error as { code?: unknown; $metadata?: unknown; name?: string };
  const isOfSystem = typeof code === 'string' || $metadata !== undefined;
  return isOfSystem || isFull(error) || (name ?? '').endsWith('Exception');
}
