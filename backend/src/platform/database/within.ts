import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMIT_TIME } from './time-limit.sql';

/** PostgreSQL's code for a statement that was cancelled. */
const CANCELLED = '57014';

/**
 * Runs statements that only read, each of which may take `ms`. They have a transaction of their
 * own, because the limit ends with it.
 * @returns undefined if one took longer
 */
export async function within<Result>(
  em: EntityManager,
  ms: number,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await em.fork().transactional(async (own) => {
      await LIMIT_TIME.rows(own, { limit: `${ms}ms` });
      return work(own);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === CANCELLED) return undefined;
    throw error;
  }
}
