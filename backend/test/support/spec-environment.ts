import { Redis } from 'ioredis';
import { TestEnvironment } from 'jest-environment-node';
import { type OwnDatabase, ownDatabase } from './own-database';

/** Every spec finds a product on its first day: no spec sees what another one left, in whatever order they run. */
export default class SpecEnvironment extends TestEnvironment {
  private database: OwnDatabase | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.database = await ownDatabase('prepared');
    const settings = this.global.process.env;
    settings['DATABASE_URL'] = this.database.url;
    const redis = settings['REDIS_URL'];
    if (redis)
      settings['REDIS_URL'] = await emptied(
        Object.assign(new URL(redis), { pathname: `/${process.env['JEST_WORKER_ID'] ?? 1}` }).href,
      );
  }

  override async teardown(): Promise<void> {
    await this.database?.drop();
    await super.teardown();
  }
}

/** Queues begin anew, too: a worker of one spec would take the jobs of another one's database, or take its own for done. */
async function emptied(url: string): Promise<string> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}
