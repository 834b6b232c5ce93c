import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../platform/database/columns';

const BATCH = 50;

/** The rows of a table that are a member's, and what is done to some of them. */
interface Owned {
  readonly table: string;
  readonly owner: string;
  readonly memberId: number;
  /** Removes what hangs on rows with these ids; the rows themselves go after it. */
  clear(ids: readonly number[]): Promise<void>;
}

/** Removes all of a member's rows of a table, also those deleted before, in small transactions; goes on where it was interrupted. */
export async function eraseInBatches(em: EntityManager, owned: Owned): Promise<void> {
  for (let erased = BATCH; erased === BATCH; )
    erased = await em.transactional(() => eraseBatch(em, owned));
}

async function eraseBatch(
  em: EntityManager,
  { table, owner, memberId, clear }: Owned,
): Promise<number> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from ${table} where ${owner} = ? order by id limit ? for update`,
    [memberId, BATCH],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await clear(ids);
  await em.execute(`delete from ${table} where id = any(?::bigint[])`, [arrayOf(ids)]);
  return rows.length;
}
