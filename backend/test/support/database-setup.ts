import { Client } from 'pg';
import { startTestPostgres, type TestPostgres } from '../../../scripts/lib/test-postgres.mjs';

/** Changes to these files may change the contents of the prepared database. */
const PREPARED_FROM = [
  'backend/src/migrations',
  'backend/src/reference-data',
  'backend/src/preparation.ts',
  'backend/src/platform/database',
];

declare global {
  /** For the teardown, which runs in the same process. */
  var dropTestDatabases: (() => Promise<void>) | undefined;
}

/**
 * One server for the run, with one database of tables and reference data, which every spec gets a
 * copy of.
 */
export default async function setUpDatabases(): Promise<void> {
  // All runs of `npm run test:mutation` share one server.
  if (process.env['TEST_DATABASES']) return;
  const server = await preparedServer(process.env['TEST_DATABASE_URL']);
  globalThis.dropTestDatabases = server.stop;
  process.env['TEST_DATABASES'] = server.url;
  process.env['TEST_DATABASES_ADMIN'] = server.adminUrl;
}

/**
 * Loaded on demand: the prepared server of an earlier run is reused while its sources are
 * unchanged.
 */
async function prepareDatabase(url: string): Promise<void> {
  const preparation: typeof import('../../src/preparation') = require('../../src/preparation');
  await preparation.prepareDatabase(url);
  forgetEntities();
}

/**
 * MikroORM keeps entities on the global object, which Jest copies for specs in this process; these
 * entities would be taken for theirs.
 */
function forgetEntities(): void {
  for (const name of Object.keys(globalThis))
    if (name.startsWith('mikro-orm')) Reflect.deleteProperty(globalThis, name);
}

async function preparedServer(given: string | undefined): Promise<TestPostgres> {
  if (!given)
    return startTestPostgres({ prepared: { sources: PREPARED_FROM, prepare: prepareDatabase } });
  const name = `suture_test_${process.pid}`;
  const url = Object.assign(new URL(given), { pathname: `/${name}` }).href;
  await run(given, [`CREATE DATABASE "${name}"`]);
  await prepareDatabase(url);
  return {
    url,
    adminUrl: given,
    stop: () => run(given, [`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`]),
  };
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
