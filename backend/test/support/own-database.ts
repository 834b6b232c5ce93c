import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database for a single spec. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** @param contents `prepared` has tables and reference data; `empty` has nothing */
export async function ownDatabase(contents: 'prepared' | 'empty'): Promise<OwnDatabase> {
  const url = new URL(process.env['TEST_DATABASES'] ?? '');
  const template = contents === 'prepared' ? url.pathname.slice(1) : 'template1';
  const name = `suture_own_${randomBytes(4).toString('hex')}`;
  // Copies files: through the write-ahead log, the cities of the world would take six times as
  // long.
  await asAdministrator(
    `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY OWNER "${url.username}"`,
  );
  const drop = () => asAdministrator(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  return { url: Object.assign(url, { pathname: `/${name}` }).href, drop };
}

const ADMINISTRATOR = Symbol.for('suture-test-administrator');
/** `ref` and `unref` exist, but are missing from the types of `pg`. */
type Held = Client & { ref(): void; unref(): void };
/** Of this process: each spec file would connect twice, which takes a fifth of a copy’s time. */
const kept = globalThis as { [ADMINISTRATOR]?: Promise<Held> };

async function asAdministrator(statement: string): Promise<void> {
  kept[ADMINISTRATOR] ??= connected();
  const client = await kept[ADMINISTRATOR];
  client.ref();
  await client.query(statement);
  client.unref();
}

async function connected(): Promise<Held> {
  const client = new Client({ connectionString: process.env['TEST_DATABASES_ADMIN'] });
  // It ends with the server, or with a fault, after which there is another.
  client.on('error', () => delete kept[ADMINISTRATOR]);
  await client.connect();
  return client as Held;
}
