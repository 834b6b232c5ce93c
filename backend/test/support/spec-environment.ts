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
    // Queues too: a worker of one story would take the jobs of another one's database.
    const redis = settings['REDIS_URL'];
    if (redis) settings['REDIS_URL'] = Object.assign(new URL(redis), { pathname: `/${process.env['JEST_WORKER_ID'] ?? 1}` }).href;
  }

  override async teardown(): Promise<void> {
    await this.database?.drop();
    await super.teardown();
  }
}
