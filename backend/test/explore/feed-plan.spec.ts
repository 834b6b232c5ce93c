import type { EntityManager } from '@mikro-orm/postgresql';
import { LATEST, LATEST_OF_SPECIALITIES } from '../../src/explore/explore-post.sql';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';
import { planOfAsked, seeded } from '../support/plans';

const ROWS = 20_000;
const MOST = Number.MAX_SAFE_INTEGER;
/**
 * A page of ten and one more row, from each of a few tables; some tables are so small that they are
 * read completely. Far below 20,000.
 */
const A_PAGE = 1_000;

let app: RunningApp;
let viewerId: number;
beforeAll(async () => {
  app = await startApp();
  viewerId = (await aMember(app)).id;
  await seeded(app, ['account', 'profile', 'asset', 'explore_post'], seed);
});
afterAll(() => app.stop());

/** Many posts, one in a hundred of a rare speciality. */
async function seed(em: EntityManager): Promise<void> {
  const now = app.clock.now();
  await em.execute(
    `insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at)
     select ?, 'explore-video', 'ready', 'video', 'video/mp4', 'plan/' || n, 1, '', 'clean', ? from generate_series(1, ?::int) n`,
    [viewerId, now, ROWS],
  );
  await em.execute(
    `insert into explore_post (author_id, title, speciality, asset_id, created_at)
     select owner_id, 'Plan', case when id % 100 = 0 then 'Eye Surgery' else 'Urology' end, id, created_at from asset where key like 'plan/%'`,
  );
}

const stretch = (before = MOST) => ({
  memberId: viewerId,
  isAdmin: false,
  now: app.clock.now(),
  until: app.clock.now(),
  before,
  most: 11,
  from: 0,
});

/** The number of rows read, including those that were filtered out. */
const rowsRead = async (ask: (em: EntityManager) => Promise<unknown>) =>
  (await planOfAsked(app, ask)).rowsRead();
const pageRead = (before?: number) => rowsRead((em) => LATEST.rows(em, stretch(before)));

describe('A page of Explore among 20,000 posts', () => {
  it('[EX-11] reads a page, not the feed', async () => {
    expect(await pageRead()).toBeLessThan(A_PAGE);
  });

  it('[EX-11] reads no more than among a hundred', async () => {
    const [first] = await app.rows<{ id: number }>(
      'select min(id) as id from explore_post where title = ?',
      ['Plan'],
    );
    const few = await pageRead(Number(first?.id) + 100);
    expect(await pageRead()).toBeLessThanOrEqual(few);
  });

  it('[EX-17] reads a page of each speciality that is filtered for, rare ones too', async () => {
    const specialities = JSON.stringify(['Eye Surgery', 'Neurosurgery']);
    const read = await rowsRead((em) =>
      LATEST_OF_SPECIALITIES.rows(em, { ...stretch(), specialities, enough: 11 }),
    );
    expect(read).toBeLessThan(A_PAGE);
  });
});
