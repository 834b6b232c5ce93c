import type { ClientBase } from 'pg';

type ColumnType = 'integer' | 'smallint' | 'bigint' | 'double precision' | 'text' | 'names';
/** A column with its values in row order. */
export type Column = readonly [
  name: string,
  type: ColumnType,
  values: readonly (string | number | null | readonly string[])[],
];

const ROWS_AT_ONCE = 20_000;
/**
 * Lists are passed as a single string, because PostgreSQL flattens nested arrays; no name contains
 * a bar.
 */
const BAR = '|';

/**
 * Upserts rows in batches, passing column arrays; existing rows are updated only if they differ.
 */
export async function upsertRows(
  database: Pick<ClientBase, 'query'>,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  const statement = upsertStatement(table, columns);
  const rows = columns[0]?.[2].length ?? 0;
  for (let start = 0; start < rows; start += ROWS_AT_ONCE) {
    const values = columns.map(([, type, all]) =>
      all.slice(start, start + ROWS_AT_ONCE).map((value) => written(type, value)),
    );
    await database.query(statement, values);
  }
}

function upsertStatement(table: string, columns: readonly Column[]): string {
  const names = columns.map(([name]) => name).join(', ');
  const given = columns.map(
    ([, type], index) => `$${index + 1}::${type === 'names' ? 'text' : type}[]`,
  );
  const taken = columns.map(([name, type]) =>
    type === 'names' ? `string_to_array(${name}, '${BAR}')` : name,
  );
  const rest = columns.flatMap(([name]) => (name === 'id' ? [] : name));
  const mine = rest.map((name) => `${table}.${name}`).join(', ');
  const theirs = rest.map((name) => `excluded.${name}`).join(', ');
  return `insert into ${table} (${names})
    select ${taken.join(', ')} from unnest(${given.join(', ')}) as given (${names})
    on conflict (id) do update set (${rest.join(', ')}) = row(${theirs}) where row(${mine}) is distinct from row(${theirs})`;
}

function written(type: ColumnType, value: Column[2][number]): string | number | null {
  return type === 'names' && Array.isArray(value)
    ? value.join(BAR)
    : (value as string | number | null);
}
