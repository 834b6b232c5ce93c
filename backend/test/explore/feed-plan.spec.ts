import type { EntityManager } from '@mikro-orm/postgresql';
import {
  LATEST,
  LATEST_OF_SPECIALITIES,
  pageOf,
  viewerParams,
} from '../../src/explore/explore-post.sql';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';
import { Plan, seeded } from '../support/plans';

const ROWS = 20_000;
const MOST = Number.MAX_SAFE_INTEGER;
/** A page of ten and the one beyond it, from each of a few tables, some of which are so small that they are read whole: far from the 20,000. */
const A_PAGE = 1_000;

let app: RunningApp;
let viewerId: number;
beforeAll(async () => {
  app = await startApp();
  viewerId = (await aMember(app)).id;
  await seeded(app, ['account', 'profile', 'asset', 'explore_post'], seed);
});
afterAll(() => app.stop());

/** As many posts, one in a hundred of a rare speciality. */
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

/** How many rows of tables were read, those included that were not taken. */
const rowsRead = async (chosen: string, params: readonly unknown[]) =>
  (await Plan.of(app, pageOf(chosen), [...params, 11, 0, app.clock.now(), viewerId])).rowsRead();

const viewer = () => viewerParams({ memberId: viewerId, isAdmin: false }, app.clock.now());

describe('A page of Explore among 20,000 posts', () => {
  it('[EX-11] reads a page, not the feed', async () => {
    expect(await rowsRead(LATEST, [MOST, ...viewer()])).toBeLessThan(A_PAGE);
  });

  it('[EX-11] reads no more than among a hundred', async () => {
    const page = (before: number) => rowsRead(LATEST, [before, ...viewer()]);
    const [first] = await app.rows<{ id: number }>(
      'select min(id) as id from explore_post where title = ?',
      ['Plan'],
    );
    const few = await page(Number(first?.id) + 100);
    expect(await page(MOST)).toBeLessThanOrEqual(few);
  });

  it('[EX-17] reads a page of each speciality that is filtered for, rare ones too', async () => {
    const names = JSON.stringify(['Eye Surgery', 'Neurosurgery']);
    expect(await rowsRead(LATEST_OF_SPECIALITIES, [names, MOST, ...viewer(), 11])).toBeLessThan(
      A_PAGE,
    );
  });
});
