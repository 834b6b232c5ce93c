import { Client } from 'pg';

export default async function dropDatabases(): Promise<void> {
  const made = globalThis.testDatabases;
  if (!made) return;
  const client = new Client({ connectionString: made.server.adminUrl });
  await client.connect();
  for (const name of made.names) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.end();
  await made.server.stop();
}
