import { Client, type ClientConfig } from 'pg';

/**
 * A connection that belongs to one piece of work. When it is lost between two statements the next one fails, and says why: nobody else
 * has to be told, and without a listener the process would end.
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
