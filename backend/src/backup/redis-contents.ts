import type { Redis } from 'ioredis';
import { using } from '../doctor/redis.check';

/** What Redis remembers belongs to the data that was there before a restore. */
export class RedisContents {
  private readonly urls: readonly string[];

  constructor(...urls: readonly (string | undefined)[]) {
    this.urls = [...new Set(urls)].filter((url) => url !== undefined);
  }

  count(): Promise<number> {
    return this.ofAll((client) => client.dbsize());
  }

  /** Empties the Redis databases named in the settings. @returns how many keys they held */
  clear(): Promise<number> {
    return this.ofAll(async (client) => {
      const count = await client.dbsize();
      await client.flushdb();
      return count;
    });
  }

  private async ofAll(work: (client: Redis) => Promise<number>): Promise<number> {
    const counts = await Promise.all(this.urls.map((url) => using(url, work)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
