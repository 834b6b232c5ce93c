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

/** What is a member's of one kind of entity, and what is done to some of them. */
interface Owned<Thing extends Numbered> {
  readonly entity: EntityClass<Thing>;
  /** The property that holds the id of the member. */
  readonly owner: keyof Thing & string;
  readonly memberId: number;
  /** Removes what hangs on those with these ids; they themselves go after it. */
  clear(ids: readonly number[]): Promise<void>;
}

/** Removes everything that is a member's, also what was deleted before, in small transactions; goes on where it was interrupted. */
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
