import type { Client } from 'pg';
import { readSettings, SettingsError } from './platform/config/settings';
import { connected } from './platform/database/connect';

const WAIT_MS = 60_000;
const PAUSE_MS = 250;

/**
 * For processes started beside the one that prepares: BullMQ never recovers from a start without
 * its tables. In a file of its own, because they never load what prepares it.
 */
export async function waitForPreparation(): Promise<void> {
  const { databaseUrl } = readSettings(process.env);
  const client = await connectPatiently(databaseUrl);
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
export async function connectPatiently(databaseUrl: string): Promise<Client> {
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
