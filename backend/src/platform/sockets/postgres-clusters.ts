import { createAdapter } from '@socket.io/postgres-adapter';
import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { type Cluster, Clusters, type Listener } from './cluster';

/**
 * One connection listens, the other one sends: with two senders events could overtake each other.
 */
export class PostgresClusters extends Clusters {
  override open({ settings, log, onGap }: Listener): Cluster {
    const pool = new ListeningPool(
      {
        connectionString: settings.databaseUrl,
        max: 2,
        application_name: 'suture-sockets',
        keepAlive: true,
      },
      onGap,
    );
    const tell = (error: unknown) => log.warn({ err: error }, 'the sockets have lost PostgreSQL');
    pool.on('error', tell);
    pool.on('connect', (client) => client.on('error', tell));
    const adapter = createAdapter(pool, { errorHandler: tell });
    return { adapter: adapter as unknown as Cluster['adapter'], close: () => pool.close() };
  }
}

/** Longer than LISTEN takes to complete. */
const LISTENING_AFTER_MS = 500;

/** Detects that the adapter has reconnected its listening connection after losing it. */
class ListeningPool extends Pool {
  private taken = 0;
  private isClosed = false;
  private readonly open = new Set<PoolClient>();

  constructor(
    config: PoolConfig,
    private readonly onGap: () => void,
  ) {
    super(config);
    this.on('connect', (client) => this.open.add(client));
    this.on('remove', (client) => this.open.delete(client));
  }

  /** Listening connections never end by themselves, and the adapter would replace them. */
  async close(): Promise<void> {
    this.isClosed = true;
    void this.end();
    await Promise.all(
      [...this.open].map((client) => (client.removeAllListeners('end') as unknown as Client).end()),
    );
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return this.isClosed ? new Promise(() => undefined) : this.listen();
  }

  private async listen(): Promise<PoolClient> {
    const client = await super.connect();
    if (this.isClosed) client.release(true);
    this.taken += 1;
    if (this.taken > 1) setTimeout(this.onGap, LISTENING_AFTER_MS).unref();
    return client;
  }
}
