import { ModernFakeTimers } from '@jest/fake-timers';
import { Redis } from 'ioredis';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';
import { type OwnDatabase, ownDatabase } from './own-database';

/** What Jest keeps on the global object during a spec file. */
const OF_JEST =
  /^Symbol\((JEST_.*|EVENT_HANDLERS|RETRY_.*|WAIT_BEFORE_RETRY|LOG_ERRORS.*|TEST_TIMEOUT.*|\$\$jest-.*)\)$/;

/**
 * Every spec gets a fresh product and sees nothing of other specs, in whatever order they run. All
 * specs of a worker share one global object, because they share its modules (jest.runtime.cjs), so
 * changes to it are undone.
 */
export default class SpecEnvironment extends TestEnvironment {
  private database: OwnDatabase | undefined;
  /** Specs next to their source test pure rules and need no database. */
  private readonly hasDatabase: boolean;
  private readonly before = {
    env: { ...process.env },
    exit: process.exit,
    console: globalThis.console,
  };

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    const [{ projectConfig: config }, { testPath }] = given;
    this.hasDatabase = /[\\/]test[\\/]/.test(testPath);
    this.global = globalThis as unknown as typeof this.global;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  override async setup(): Promise<void> {
    await super.setup();
    if (!this.hasDatabase) return;
    this.database = await ownDatabase('prepared');
    process.env['DATABASE_URL'] = this.database.url;
    const redis = process.env['REDIS_URL'];
    if (redis)
      process.env['REDIS_URL'] = await emptied(
        Object.assign(new URL(redis), { pathname: `/${process.env['JEST_WORKER_ID'] ?? 1}` }).href,
      );
  }

  override async teardown(): Promise<void> {
    await this.database?.drop();
    await super.teardown();
    const { env, exit, console } = this.before;
    process.env = env;
    process.exit = exit;
    globalThis.console = console;
    for (const key of Reflect.ownKeys(globalThis))
      if (OF_JEST.test(String(key))) Reflect.deleteProperty(globalThis, key);
  }
}

/**
 * Queues are emptied too: otherwise a worker would take jobs of another spec's database, or treat
 * its own as done.
 */
async function emptied(url: string): Promise<string> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}
