import { using } from '../doctor/redis.check';

/** What Redis remembers belongs to the data that was there before a restore. */
export class RedisContents {
  constructor(private readonly url: string | undefined) {}

  async count(): Promise<number> {
    return this.url === undefined ? 0 : using(this.url, (client) => client.dbsize());
  }

  /** Empties the database that REDIS_URL names. @returns how many keys it held */
  async clear(): Promise<number> {
    if (this.url === undefined) return 0;
    return using(this.url, async (client) => {
      const count = await client.dbsize();
      await client.flushdb();
      return count;
    });
  }
}
