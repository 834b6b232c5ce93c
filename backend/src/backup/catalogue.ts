import type { Client } from 'pg';

/** A table of the product, with its stored columns (generated columns are left out). */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
}

/**
 * Left out: the migrations table, which migrations write themselves, and the list of unfinished
 * uploads, whose parts are not backed up.
 */
const NOT_KEPT = ['mikro_orm_migrations', 'resumable_upload'];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');

/**
 * Every table that survives a crash; unlogged ones rebuild themselves. Queues are refilled from the
 * outbox.
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [NOT_KEPT],
  );
  return rows;
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by name',
  );
  return rows.map(({ name }) => name);
}

export interface ForeignKey {
  readonly on: string;
  readonly name: string;
  readonly definition: string;
}

export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  return rows;
}
