import 'reflect-metadata';
import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { readSettings, SettingsError } from './platform/config/settings';
import { connected } from './platform/database/connect';
import { migrate } from './platform/database/migrate';
import { QUEUE_SCHEMA } from './platform/queues/connection';
import { loadReferenceData } from './reference-data/loading/load-reference-data';

const WAIT_MS = 60_000;
const PAUSE_MS = 250;
/** An arbitrary number shared by all processes that prepare the database. */
const PREPARATION_LOCK = 7_250_001;

/**
 * Creates the tables, the queue tables and the reference data that every process expects. Can be
 * repeated, also concurrently.
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const lock = await connect(databaseUrl);
  try {
    await lock.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await migrate(databaseUrl);
    await prepareQueues(lock);
    await loadReferenceData(lock, new Date());
  } finally {
    await lock.end();
  }
}

/** Creates the tables of BullMQ, in a schema of their own. */
export async function prepareQueues(client: Client): Promise<void> {
  await runMigrations(client, QUEUE_SCHEMA);
}

/** Marks the product as ready. Only the last build mark is kept. */
export async function markPrepared(databaseUrl: string, mark?: string): Promise<void> {
  const client = await connect(databaseUrl);
  const steps = ['prepared', ...(mark === undefined ? [] : [mark])];
  await client.query(
    "delete from setup_step where name like 'prepared %' and name <> all($1::text[])",
    [steps],
  );
  await client.query(
    'insert into setup_step (name, done_at) select name, $2 from unnest($1::text[]) name on conflict (name) do nothing',
    [steps, new Date()],
  );
  await client.end();
}

/**
 * For processes started beside the one that prepares: BullMQ never recovers from a start without
 * its tables.
 */
export async function waitForPreparation(): Promise<void> {
  const { databaseUrl } = readSettings(process.env);
  const client = await connect(databaseUrl);
  try {
    await untilPrepared(client);
  } finally {
    await client.end();
  }
}

async function untilPrepared(client: Client): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client
      .query<{ done: boolean }>(
        "select exists (select from setup_step where name = 'prepared') as done",
      )
      .catch(() => ({ rows: [{ done: false }] }));
    if (rows[0]?.done) return;
    if (Date.now() > deadline)
      throw new SettingsError(
        'The database is not prepared: run `npm start` or the prepare command first.',
      );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits while the database is still starting. */
async function connect(databaseUrl: string): Promise<Client> {
  if (databaseUrl === '')
    throw new SettingsError('DATABASE_URL is not set and no embedded database was started.');
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await connected({
        connectionString: databaseUrl,
        application_name: 'suture-prepare',
      });
    } catch (error) {
      if (Date.now() > deadline)
        throw new SettingsError(`DATABASE_URL cannot be reached: ${(error as Error).message}.`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
