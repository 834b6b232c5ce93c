import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { SettingsError } from '../platform/config/settings-error';
import { type Archive, type Manifest, placeOfTable } from './archive';
import { columnList, foreignKeysOf, quoted } from './catalogue';
import { CopyIn } from './copy-streams';

/**
 * Jobs are identified by their outbox id, and a Redis that was not restored remembers ids unknown
 * to the backup: new rows get ids far beyond those.
 */
const OUTBOX_GAP = 1_000_000;

/**
 * Fills the tables in one transaction. Triggers are disabled, since their effects are in the
 * backup; foreign keys are dropped and recreated, which validates every row. The owner of the
 * tables can do all this without being a superuser.
 */
export async function loadTables(
  client: Client,
  archive: Archive,
  { tables, sequences }: Manifest,
): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  await client.query('begin');
  const keys = await foreignKeysOf(client);
  for (const { on, name } of keys)
    await client.query(`alter table ${on} drop constraint ${quoted(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, archive, table);
  for (const { on, name, definition } of keys)
    await client.query(`alter table ${on} add constraint ${quoted(name)} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
  await client.query(
    `select setval('outbox_id_seq', (select last_value from outbox_id_seq) + ${OUTBOX_GAP})`,
  );
  await client.query('update outbox set handed_at = null where done_at is null');
  await client.query('commit');
  await client.query('analyze');
}

async function loadTable(
  client: Client,
  archive: Archive,
  table: Manifest['tables'][number],
): Promise<void> {
  const copy = client.query(
    new CopyIn(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`),
  );
  await pipeline(archive.read(placeOfTable(table.name)), createGunzip(), copy);
  if (copy.rows !== table.rows)
    throw new SettingsError(
      `${table.name} has ${copy.rows} rows instead of ${table.rows}. The database was left empty.`,
    );
}
