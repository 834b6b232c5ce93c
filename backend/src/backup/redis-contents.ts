import { Redis } from 'ioredis';

/** What Redis remembers belongs to the data that was there before a restore. */
export class RedisContents {
  constructor(private readonly url: string | undefined) {}

  count(): Promise<number> {
    return this.using((client) => client.dbsize());
  }

  /** Empties the database that REDIS_URL names. @returns how many keys it held */
  clear(): Promise<number> {
    return this.using(async (client) => {
      const count = await client.dbsize();
      await client.flushdb();
      return count;
    });
  }

  private async using(work: (client: Redis) => Promise<number>): Promise<number> {
    if (this.url === undefined) return 0;
    const client = new Redis(this.url, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.disconnect();
    }
  }
}
