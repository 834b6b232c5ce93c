import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import type { Settings } from '../platform/config/settings';
import { connected } from '../platform/database/connect';
import { Archive, type KeptFile, type Manifest, placeOfTable } from './archive';
import { columnList, migrationsOf, quoted, sequencesOf, type Table, tablesOf } from './catalogue';
import { CopyOut } from './copy-streams';
import {
  assetsOf,
  hasSecrets,
  keepFiles,
  MediaStore,
  type StoredAsset,
  secretsFolder,
} from './kept-files';

export interface Taken {
  readonly manifest: Manifest;
  readonly rows: number;
  /**
   * Files listed in the database that no longer existed when they were copied: deleted in the
   * meantime.
   */
  readonly missing: readonly string[];
}

/**
 * Writes a backup while the product is running: a consistent snapshot of every table, then the
 * files it refers to. A file never changes under its key, so existing files are correct; those
 * deleted in the meantime are reported. The schema is not part of it: restoring migrates to the
 * version of the backup, fills the tables, and migrates on.
 */
export async function takeBackup(settings: Settings, name: string, now: Date): Promise<Taken> {
  const archive = await Archive.begin(name);
  const { assets, ...database } = await keepDatabase(archive, settings.databaseDirectUrl);
  const store = new MediaStore(settings);
  const { files, missing } = await keepFiles(archive, store, assets).finally(() => store.close());
  await keepSecrets(archive, settings.dataDir);
  const list = await archive.writeFileList(Readable.from(linesOf(files)));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const manifest: Manifest = {
    format: 1,
    takenAt: now.toISOString(),
    ...database,
    files: { count: files.length, bytes, sha256: list.sha256 },
  };
  await archive.finish(manifest);
  return { manifest, rows: database.tables.reduce((sum, { rows }) => sum + rows, 0), missing };
}

type KeptDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & {
  assets: StoredAsset[];
};

async function keepDatabase(archive: Archive, connectionString: string): Promise<KeptDatabase> {
  const client = await connected({ connectionString, application_name: 'backup' });
  try {
    await client.query('begin isolation level repeatable read read only');
    // Between two tables the connection may wait for the disk.
    await client.query(
      'set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    );
    const migrations = await migrationsOf(client);
    const assets = await assetsOf(client);
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client))
      tables.push(await keepTable(archive, client, table));
    // Read last: sequences only have to be beyond every row of the snapshot.
    const sequences = await sequencesOf(client);
    await client.query('commit');
    return { migrations, assets, tables, sequences };
  } finally {
    await client.end();
  }
}

async function keepTable(
  archive: Archive,
  client: Client,
  table: Table,
): Promise<Manifest['tables'][number]> {
  const rows = client.query(
    new CopyOut(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`),
  );
  const { sha256 } = await archive.write(placeOfTable(table.name), rows, createGzip({ level: 3 }));
  return { name: table.name, columns: [...table.columns], rows: rows.rows, sha256 };
}

/**
 * Generated secrets: without them, signed URLs and members' push subscriptions would stop working.
 */
async function keepSecrets(archive: Archive, dataDir: string): Promise<void> {
  if (!hasSecrets(dataDir)) return;
  for (const secret of await readdir(secretsFolder(dataDir)))
    await archive.write(
      join('secrets', secret),
      createReadStream(join(secretsFolder(dataDir), secret)),
    );
}

function* linesOf(files: readonly KeptFile[]): Generator<string> {
  for (const file of files) yield `${JSON.stringify(file)}\n`;
}
