import { Client, type ClientConfig } from 'pg';

/**
 * A connection for a single piece of work. If it is lost between two statements, the next statement
 * fails with the reason, so the error event needs no handling; without a listener it would end the
 * process.
 */
export async function connected(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
