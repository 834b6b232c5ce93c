import type { Config } from 'jest';
import { Client } from 'pg';
import { startTestPostgres } from '../../../scripts/lib/test-postgres.mjs';
import { prepareDatabase } from '../../src/preparation';

interface TestServer {
  /** As the owner of the databases; the name of the database is replaced. */
  readonly url: string;
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** What the teardown, which runs in the same process, has to put away. */
export interface TestDatabases {
  readonly server: TestServer;
  readonly names: readonly string[];
}

declare global {
  var testDatabases: TestDatabases | undefined;
}

/** One server for the run, one database with reference data as the template, one copy of it for each worker of Jest. */
export default async function setUpDatabases({ maxWorkers }: Pick<Config, 'maxWorkers'>): Promise<void> {
  const server = await testServer();
  const template = `suture_test_${process.pid}`;
  const copies = Array.from({ length: Number(maxWorkers) }, (_, index) => `${template}_${index + 1}`);
  globalThis.testDatabases = { server, names: [...copies, template] };
  await createDatabases(server, [`"${template}"`]);
  await prepareDatabase(urlOf(server.url, template));
  await createDatabases(
    server,
    copies.map((copy) => `"${copy}" TEMPLATE "${template}"`),
  );
  process.env['TEST_DATABASES'] = urlOf(server.url, template);
}

async function testServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, adminUrl: given, stop: async () => {} } : startTestPostgres();
}

async function createDatabases(server: TestServer, databases: string[]): Promise<void> {
  const owner = new URL(server.url).username;
  const client = new Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    for (const database of databases) await client.query(`CREATE DATABASE ${database} OWNER "${owner}"`);
  } finally {
    await client.end();
  }
}

function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
