import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('A process that goes on while a newer one migrates', () => {
  it('reads tables that have one more column, also what it has read often', async () => {
    const { email: emailId } = await aMember(app);
    const signIn = async () =>
      (await aVisitor(app).post('login', { emailId, password: PASSWORD })).code;
    for (let times = 0; times < 5; times += 1) expect(await signIn()).toBe(200);
    for (const table of ['account', 'profile', 'session'])
      await app.rows(`alter table ${table} add column added_by_the_next_version text`);
    expect(await signIn()).toBe(200);
  });
});

describe('A migration that makes an index beside the use of its table', () => {
  const MIGRATION = 'Migration20261125182001_index_of_blog_authors';
  /** Longer than a request may wait for a lock. */
  const AT_WORK_MS = 3_000;
  const made = () => app.rows("select 1 from pg_indexes where indexname = 'blog_author'");

  it('[D-862] waits for all who are at work, such as a backup', async () => {
    await app.rows('drop index blog_author');
    await app.rows('delete from mikro_orm_migrations where name = ? returning 1', [MIGRATION]);
    const { databaseUrl } = app.settings;
    const backup = new pg.Client({ connectionString: databaseUrl });
    await backup.connect();
    await backup.query('begin isolation level repeatable read');
    await backup.query('select count(*) from blog');
    const atWork = pause(AT_WORK_MS).then(() => backup.query('commit'));
    const [migrated] = await Promise.allSettled([migrate(databaseUrl), atWork]);
    await backup.end();
    expect(migrated).toMatchObject({ status: 'fulfilled' });
    expect(await made()).toHaveLength(1);
  });
});
