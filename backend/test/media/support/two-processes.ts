import { MikroORM } from '@mikro-orm/postgresql';
import { startWithFiles } from '../../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../../support/app';
import { aMember, anAdmin, type Person } from '../../support/people';
import type { Feed } from './feeds';

/** The statuses of both processes for a valid URL, for every kind of request. */
export const GOOD = [200, 206, 304];
/** The same for a URL bound to a session, which browsers do not cache. */
export const GOOD_ONCE = [200, 206];

/** Two API processes with one database and one store; time can be advanced for both at once. */
export class TwoProcesses {
  app: RunningApp;
  other: RunningApp;
  admin: Person;
  anna: Person;
  ben: Person;
  /** Another administrator. */
  publisher: Person;
  private passed = 0;

  async start(): Promise<void> {
    this.app = await startWithFiles();
    this.other = await startApp({ DATA_DIR: this.app.settings.dataDir });
    [this.admin, this.publisher] = [await anAdmin(this.app), await anAdmin(this.app)];
    [this.anna, this.ben] = [await aMember(this.app), await aMember(this.app)];
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + this.passed);
  }

  async stop(): Promise<void> {
    jest.restoreAllMocks();
    await this.other.stop();
    await this.app.stop();
  }

  /** Advances the timers of the processes; the clock for rules and expiry is unchanged. */
  pass(milliseconds: number): void {
    this.passed += milliseconds;
  }

  /** The time within which every process must learn of an ended URL. */
  twoSecondsPass(): void {
    this.pass(2_000);
  }

  /** Advances the clock for rules and expiry. */
  advance(milliseconds: number): void {
    for (const { clock } of [this.app, this.other]) clock.advance(milliseconds);
  }

  resetClocks(): void {
    for (const { clock } of [this.app, this.other]) clock.reset();
  }

  /** The statuses of both for GET, a range, a revalidation and HEAD. */
  async statusesOf(address: string, as?: Person): Promise<number[]> {
    const ways = [
      { method: 'GET' },
      { method: 'GET', headers: { range: 'bytes=0-9' } },
      { method: 'GET', headers: held(address) },
      { method: 'HEAD' },
    ];
    const statuses = new Set<number>();
    for (const { url } of [this.app, this.other])
      for (const { method, headers } of ways)
        statuses.add((await ask(url + address, { ...as?.headers, ...headers }, method)).status);
    return [...statuses].sort();
  }

  authorIn(feed: Feed): Person {
    return feed.isPublished ? this.publisher : this.anna;
  }

  /** @returns the id of a new post in the feed */
  post(feed: Feed): Promise<number> {
    return feed.post(this.authorIn(feed), this.app);
  }

  /** Three members report the post, which hides it. */
  async hide(feed: Feed, id: number): Promise<void> {
    for (let reporters = 0; reporters < 3; reporters += 1)
      expect((await feed.report(await aMember(this.app), id)).code).toBe(200);
  }

  async restore(feed: Feed, id: number): Promise<void> {
    const [report] = await this.app.rows<{ id: number }>(
      'select min(id) as id from report where subject_kind = ? and subject_id = ?',
      [feed.kind, id],
    );
    const decided = await this.admin.post(`admin/reports/${report?.id}`, { action: 'restore' });
    expect(decided.code).toBe(200);
  }
}

/**
 * The headers with which a browser revalidates its copy; `fetch` itself would request a new one.
 */
export const held = (address: string) => ({
  'if-none-match': `"${address.replace(/\?.*$/, '').replace(/^.*\//, '')}"`,
  'cache-control': 'max-age=0',
});

export async function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  const reply = await fetch(url, { method, headers });
  await reply.arrayBuffer();
  return reply;
}

/** Spies on the statements this process sends to its database from now on. */
export const statementsOf = (app: RunningApp) =>
  jest.spyOn(app.nest.get(MikroORM).em.getConnection(), 'execute');
