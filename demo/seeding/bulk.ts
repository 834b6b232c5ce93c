import type { EntityManager } from '@mikro-orm/postgresql';

export type Row = Record<string, unknown>;

/**
 * Reserves ids of a table, in order, so that rows that refer to each other can be inserted with one
 * statement per table.
 */
export async function takeIds(em: EntityManager, table: string, count: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?)`,
    [table, count],
  );
  return rows.map(({ id }) => Number(id));
}

/** Inserts rows in order with one statement. All rows must have the columns of the first one. */
export async function insertAll(
  em: EntityManager,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await em.execute(
    `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Runs at most this many at once; results in order. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
