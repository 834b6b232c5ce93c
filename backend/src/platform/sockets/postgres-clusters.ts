import { createAdapter } from '@socket.io/postgres-adapter';
import { type Client, Pool, type PoolClient } from 'pg';
import { type Cluster, Clusters, hereFirst, type Listener } from './cluster';
import { type Notification, Notifications } from './notifications';

export class PostgresClusters extends Clusters {
  override open({ settings, log, onGap }: Listener): Cluster {
    const tell = (error: unknown) => log.warn({ err: error }, 'the sockets have lost PostgreSQL');
    const connections = new Connections(settings.databaseUrl, { onGap, onError: tell });
    const create = createAdapter(connections as unknown as Pool, { errorHandler: tell });
    return { adapter: hereFirst(create, tell), close: () => connections.close() };
  }
}

/** How the adapter sends an event. */
const NOTIFY = 'SELECT pg_notify($1, $2)';
const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as one(channel, payload)';
/** Longer than LISTEN takes to complete. */
const LISTENING_AFTER_MS = 500;

/**
 * The part of a pool that the adapter uses. One connection listens, the other one sends: with two
 * senders events could overtake each other. Nothing sent has to survive a crash, so no commit waits
 * for the disk.
 */
class Connections {
  private readonly pool: Pool;
  private readonly notifications = new Notifications((batch) => this.notify(batch));
  private readonly open = new Set<PoolClient>();
  private taken = 0;
  private isClosed = false;

  constructor(
    connectionString: string,
    private readonly told: { onGap: () => void; onError: (error: unknown) => void },
  ) {
    this.pool = new Pool({
      connectionString,
      max: 2,
      application_name: 'suture-sockets',
      keepAlive: true,
      options: '-c synchronous_commit=off',
    });
    this.pool.on('error', told.onError);
    this.pool.on('connect', (client) => this.open.add(client.on('error', told.onError)));
    this.pool.on('remove', (client) => this.open.delete(client));
  }

  query(text: string, values?: string[]): Promise<unknown> {
    const [channel = '', payload = ''] = values ?? [];
    return text === NOTIFY
      ? this.notifications.send({ channel, payload })
      : this.pool.query(text, values);
  }

  /** The listening connection; taken again by the adapter when it has lost it. */
  async connect(): Promise<PoolClient> {
    if (this.isClosed) return new Promise(() => undefined);
    const client = await this.pool.connect();
    if (this.isClosed) client.release(true);
    this.taken += 1;
    if (this.taken > 1) setTimeout(this.told.onGap, LISTENING_AFTER_MS).unref();
    return client;
  }

  /** Listening connections never end by themselves, and the adapter would replace them. */
  async close(): Promise<void> {
    this.isClosed = true;
    void this.pool.end();
    await Promise.all(
      [...this.open].map((client) => (client.removeAllListeners('end') as unknown as Client).end()),
    );
  }

  private notify(batch: readonly Notification[]): Promise<unknown> {
    return this.pool.query(NOTIFY_ALL, [
      batch.map(({ channel }) => channel),
      batch.map(({ payload }) => payload),
    ]);
  }
}
