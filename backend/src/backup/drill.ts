import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, type Settings, SettingsError } from '../platform/config/settings';
import { connected } from '../platform/database/connect';

/** PostgreSQL's error code when a user may not create databases. */
const NOT_ALLOWED = '42501';

/** Settings with which a restore does not touch the product's own tables, queues, bucket or secrets. */
const apartFrom = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: '',
  DATA_DIR: dataDir,
  REDIS_URL: '',
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_KEY: '',
  S3_SECRET: '',
});

/**
 * Runs work beside a running product: in a temporary database on the same server and a folder below
 * DATA_DIR, both removed afterwards. For the tools image, which has no PostgreSQL
 * (scripts/restore.mjs starts one of its own).
 */
export async function apart<Result>(
  env: NodeJS.ProcessEnv,
  work: (settings: Settings) => Promise<Result>,
): Promise<Result> {
  const { databaseDirectUrl, dataDir } = readSettings(env);
  const name = `suture_drill_${randomBytes(6).toString('hex')}`;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'drill-'));
  const server = await connected({
    connectionString: databaseDirectUrl,
    application_name: 'drill',
  });
  try {
    await server.query(`create database ${name}`).catch(refusal);
    try {
      return await work(
        readSettings({ ...env, ...apartFrom(at(databaseDirectUrl, name), folder) }),
      );
    } finally {
      await server.query(`drop database ${name} with (force)`);
    }
  } finally {
    await server.end();
    await rm(folder, { recursive: true });
  }
}

function at(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

function refusal(error: Error & { code?: string }): never {
  if (error.code !== NOT_ALLOWED) throw error;
  throw new SettingsError(
    'A drill needs a database of its own, which the user of the database may not create: alter role … createdb, or drill on another machine (npm run restore -- <backup> --drill).',
  );
}
