import { readdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { type ErasureReceipt, ErasureReceipts } from '../departure/leaving/erasure-receipts';
import { keysOf } from '../media/asset-keys';
import { type Settings, SettingsError } from '../platform/config/settings';
import { connected } from '../platform/database/connect';
import { migrate } from '../platform/database/migrate';
import { QUEUE_SCHEMA } from '../platform/queues/connection';
import { markPrepared, prepareDatabase } from '../preparation';
import { Archive, type Manifest, placeOfTable } from './archive';
import { assetsOf, MediaStore, putFilesBack, secretsFolder, verifyFiles } from './kept-files';
import { loadTables } from './load-tables';
import { RedisContents } from './redis-contents';

const MIGRATIONS = join(__dirname, '../migrations');

export interface Restored {
  readonly manifest: Manifest;
  readonly files: number;
  /** Keys that Redis held. */
  readonly forgotten: number;
  /** Members who had left after the backup, and have left again. */
  readonly leftAgain: number;
}

export interface HowToRestore {
  readonly replace: boolean;
  /** Makes the members of these receipts leave again; a drill needs nothing of the kind. */
  readonly eraseAgain?: (receipts: readonly ErasureReceipt[]) => Promise<number>;
}

/**
 * Restores a backup into an empty database or, with `replace`, over the existing data, after
 * verifying every digest. If interrupted, the product refuses to start until the same command is
 * run again.
 * @throws SettingsError with an explanation if nothing was changed
 */
export async function restoreBackup(
  settings: Settings,
  name: string,
  { replace, eraseAgain = async () => 0 }: HowToRestore,
): Promise<Restored> {
  const archive = Archive.open(name);
  const manifest = await archive.manifest();
  const client = await connected({
    connectionString: settings.databaseDirectUrl,
    application_name: 'restore',
  });
  const store = new MediaStore(settings);
  const redis = new RedisContents(settings.redisUrl, settings.redisSocketsUrl);
  try {
    await refuseWhereWrong(client, manifest, replace);
    await refuseFullRedis(redis, replace);
    const receipts = await new ErasureReceipts(settings).all();
    await verify(archive, manifest);
    const files = await putFilesBack(archive, store);
    await clear(client, store, archive);
    const forgotten = await redis.clear();
    // Only up to the backup's last migration; later ones then run on the restored data.
    await migrate(settings.databaseDirectUrl, manifest.migrations.at(-1) ?? '');
    await loadTables(client, archive, manifest);
    await putSecretsBack(archive, settings.dataDir);
    await prepareDatabase(settings.databaseDirectUrl);
    const leftAgain = await eraseAgain(receipts);
    await markPrepared(settings.databaseDirectUrl);
    return { manifest, files, forgotten, leftAgain };
  } finally {
    store.close();
    await client.end();
  }
}

async function refuseWhereWrong(
  client: Client,
  manifest: Manifest,
  replace: boolean,
): Promise<void> {
  const known = new Set(migrationsThatExist());
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new SettingsError(
      `This backup was taken by a newer version of Suture (${unknown} is not known here). Use that version.`,
    );
  const { rows } = await client.query<{ tables: boolean; ours: boolean; users: boolean }>(
    `select exists (select from pg_tables where schemaname in ('public', $1)) as tables, to_regclass('public.setup_step') is not null as ours,
       exists (select from pg_stat_activity where datname = current_database() and application_name in ('suture', 'suture-queues')) as users`,
    [QUEUE_SCHEMA],
  );
  const [found] = rows;
  if (found?.users) throw new SettingsError('Suture still runs on this database: stop it first.');
  if (found?.tables && !replace && !(found.ours && (await isUnfinished(client))))
    throw new SettingsError(
      'The database is not empty. Add --replace to erase everything in it, and its media, for this backup.',
    );
}

/** Its queues are refilled from the outbox; old ones would name rows that no longer exist. */
export async function refuseFullRedis(redis: RedisContents, replace: boolean): Promise<void> {
  const count = await redis.count().catch((error: Error) => {
    throw new SettingsError(`${error.message} Nothing was changed.`);
  });
  if (count > 0 && !replace)
    throw new SettingsError(
      `The Redis database of REDIS_URL holds ${count} keys of other data. Add --replace to empty it as well.`,
    );
}

/** Whether the tables exist but were never filled: an interrupted restore or first start. */
async function isUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.query("select from setup_step where name = 'prepared'");
  return rows.length === 0;
}

async function verify(archive: Archive, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables) await archive.verify(placeOfTable(name), sha256);
  await archive.verifyFileList(manifest.files.sha256);
  await verifyFiles(archive);
}

/** Drops the existing data, and deletes files that are not in the backup. */
async function clear(client: Client, store: MediaStore, archive: Archive): Promise<void> {
  const { rows } = await client.query<{ had: boolean }>(
    "select to_regclass('public.asset') is not null as had",
  );
  if (rows[0]?.had) {
    const kept = new Set<string>();
    for await (const { key } of archive.files()) kept.add(key);
    for (const asset of await assetsOf(client))
      await store.delete(keysOf(asset).filter((key) => !kept.has(key)));
  }
  await client.query(`drop schema if exists public, ${QUEUE_SCHEMA} cascade; create schema public`);
}

function migrationsThatExist(): string[] {
  return readdirSync(MIGRATIONS).flatMap(
    (file) => file.match(/^(Migration\d+\w*)\.[jt]s$/)?.[1] ?? [],
  );
}

async function putSecretsBack(archive: Archive, dataDir: string): Promise<void> {
  await mkdir(secretsFolder(dataDir), { recursive: true, mode: 0o700 });
  for (const secret of await archive.secrets())
    await copyFile(archive.pathOf(join('secrets', secret)), join(secretsFolder(dataDir), secret));
}
