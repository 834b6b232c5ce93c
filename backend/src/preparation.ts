import 'reflect-metadata';
import { runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { makeAddressesCanonical } from './auth/canonical-addresses';
import { migrate } from './platform/database/migrate';
import { QUEUE_SCHEMA } from './platform/queues/connection';
import { connectPatiently } from './prepared';
import { loadReferenceData } from './reference-data/loading/load-reference-data';

/** An arbitrary number shared by all processes that prepare the database. */
const PREPARATION_LOCK = 7_250_001;

/**
 * Creates the tables, the queue tables and the reference data that every process expects. Can be
 * repeated, also concurrently.
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const lock = await connectPatiently(databaseUrl);
  try {
    await lock.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await migrate(databaseUrl);
    await prepareQueues(lock);
    await loadReferenceData(lock, new Date());
    await makeAddressesCanonical(lock);
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
  const client = await connectPatiently(databaseUrl);
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
