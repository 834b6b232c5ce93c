// The database for measurements, created once per scale and kept for later runs.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { environmentFor, prepare } from '../lib/product.mjs';
import { say, seconds } from '../lib/say.mjs';
import { communityStatements, SESSIONS, stepsAndPolls } from './community-sql.mjs';
import { sizesAt } from './sizes.mjs';

/**
 * Increase this when the statements change, so that communities from older versions are created
 * again.
 */
const EDITION = 2;
const WHILE_FILLING = {
  max_wal_size: '8GB',
  maintenance_work_mem: '256MB',
  checkpoint_timeout: '30min',
};

/** Starts the database of a community of this scale, creating it first if necessary. */
export async function openCommunity({ dataDir, scale, place }) {
  fs.mkdirSync(dataDir, { recursive: true });
  const mark = path.join(dataDir, `community-${EDITION}`);
  if (!fs.existsSync(mark)) {
    await fill({ dataDir, scale, place });
    fs.writeFileSync(mark, JSON.stringify(sizesAt(scale)));
  }
  const database = await startPostgres({
    dataDir,
    settings: { shared_preload_libraries: 'pg_stat_statements' },
  });
  await prepare(environmentFor({ dataDir, place, databaseUrl: database.url })).done;
  const admin = await adminOf(database);
  await admin.query('create extension if not exists pg_stat_statements');
  for (const statement of [...SESSIONS, ...stepsAndPolls(sizesAt(scale))])
    await admin.query(statement);
  await admin.query('analyze session');
  return { ...database, admin, sizes: sizesAt(scale), stop: () => admin.end().then(database.stop) };
}

async function fill({ dataDir, scale, place }) {
  const since = Date.now();
  say(`Making a community of scale ${scale} in ${dataDir} …`);
  fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
  const database = await startPostgres({ dataDir, settings: WHILE_FILLING });
  try {
    await prepare(environmentFor({ dataDir, place, databaseUrl: database.url }), ['--demo']).done;
    const admin = await adminOf(database);
    // The rows satisfy the foreign keys by construction; checking millions of them one by one takes
    // minutes. The triggers of the search are off as well: cases are indexed together, once they
    // have comments.
    await admin.query('set session_replication_role = replica; set synchronous_commit = off');
    for (const { name, statements } of communityStatements(sizesAt(scale))) {
      const began = Date.now();
      for (const statement of statements) await admin.query(statement);
      say(`  ${name} (${seconds(began)})`);
    }
    await admin.end();
  } finally {
    await database.stop();
  }
  say(`Made in ${seconds(since)}.`);
}

/** Connects to the product's database as superuser. */
async function adminOf({ adminUrl }) {
  const url = new URL(adminUrl);
  url.pathname = '/suture';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}
