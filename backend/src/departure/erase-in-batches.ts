import {
  type EntityClass,
  type EntityManager,
  type FilterQuery,
  LockMode,
} from '@mikro-orm/postgresql';

const BATCH = 50;

interface Numbered {
  id: number;
}

/**
 * The rows of one entity that belong to a member, and how to clear up before some of them are
 * deleted.
 */
interface Owned<Thing extends Numbered> {
  readonly entity: EntityClass<Thing>;
  /** The property with the member's id. */
  readonly owner: keyof Thing & string;
  readonly memberId: number;
  /**
   * Removes what depends on the rows with these ids; the rows themselves are deleted afterwards.
   */
  clear(ids: readonly number[]): Promise<void>;
}

/**
 * Deletes all of a member's rows, including soft-deleted ones, in small transactions; can be
 * resumed after an interruption.
 */
export async function eraseInBatches<Thing extends Numbered>(
  em: EntityManager,
  { entity, owner, memberId, clear }: Owned<Thing>,
): Promise<void> {
  const theirs = { [owner]: memberId } as FilterQuery<Numbered>;
  for (let erased = BATCH; erased === BATCH; )
    erased = await em.transactional(() => eraseBatch(em, { entity, theirs, clear }));
}

interface Batch {
  readonly entity: EntityClass<Numbered>;
  readonly theirs: FilterQuery<Numbered>;
  clear(ids: readonly number[]): Promise<void>;
}

async function eraseBatch(em: EntityManager, { entity, theirs, clear }: Batch): Promise<number> {
  const rows = await em.find(entity, theirs, {
    fields: ['id'],
    orderBy: { id: 'asc' },
    limit: BATCH,
    lockMode: LockMode.PESSIMISTIC_WRITE,
    disableIdentityMap: true,
  });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await clear(ids);
  await em.nativeDelete(entity, { id: { $in: ids } });
  return ids.length;
}
