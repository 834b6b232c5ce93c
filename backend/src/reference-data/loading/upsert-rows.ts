import type { ClientBase } from 'pg';

type ColumnType = 'integer' | 'smallint' | 'bigint' | 'double precision' | 'text' | 'names';
/** A column with all its values, first row first. */
export type Column = readonly [name: string, type: ColumnType, values: readonly (string | number | null | readonly string[])[]];

const ROWS_AT_ONCE = 20_000;
/** Lists travel as one text, since PostgreSQL flattens lists of lists; no name has a bar. */
const BAR = '|';

/** Writes rows column by column, many in one statement; those that are there already are amended where they differ. */
export async function upsertRows(database: Pick<ClientBase, 'query'>, table: string, columns: readonly Column[], key = ['id']): Promise<void> {
  const statement = upsertStatement(table, columns, key);
  const rows = columns[0]?.[2].length ?? 0;
  for (let start = 0; start < rows; start += ROWS_AT_ONCE) {
    const values = columns.map(([, type, all]) => all.slice(start, start + ROWS_AT_ONCE).map((value) => written(type, value)));
    await database.query(statement, values);
  }
}

function upsertStatement(table: string, columns: readonly Column[], key: readonly string[]): string {
  const names = columns.map(([name]) => name);
  const given = columns.map(([, type], index) => `$${index + 1}::${type === 'names' ? 'text' : type}[]`);
  const taken = columns.map(([name, type]) => (type === 'names' ? `string_to_array(${name}, '${BAR}')` : name));
  const rest = names.filter((name) => !key.includes(name));
  const mine = rest.map((name) => `${table}.${name}`).join(', ');
  const theirs = rest.map((name) => `excluded.${name}`).join(', ');
  return `insert into ${table} (${names.join(', ')})
    select ${taken.join(', ')} from unnest(${given.join(', ')}) as given (${names.join(', ')})
    on conflict (${key.join(', ')}) do update set (${rest.join(', ')}) = row(${theirs}) where row(${mine}) is distinct from row(${theirs})`;
}

function written(type: ColumnType, value: Column[2][number]): string | number | null {
  return type === 'names' && Array.isArray(value) ? value.join(BAR) : (value as string | number | null);
}
