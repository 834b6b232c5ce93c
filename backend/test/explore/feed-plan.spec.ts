import type { EntityManager } from '@mikro-orm/postgresql';
import { LATEST, LATEST_OF_SPECIALITIES, pageOf, viewerParams } from '../../src/explore/explore-post.sql';
import type { RunningApp } from '../support/app';
import { startApp } from '../support/app';
import { aMember } from '../support/people';

const ROWS = 20_000;
const MOST = Number.MAX_SAFE_INTEGER;
/** A page of ten and the one beyond it, from each of a few tables, some of which are so small that they are read whole: far from the 20,000. */
const A_PAGE = 1_000;

let app: RunningApp;
let em: EntityManager;
let viewerId: number;
beforeAll(async () => {
  app = await startApp();
  viewerId = (await aMember(app)).id;
  em = app.em();
  await em.begin();
  await seed();
});
afterAll(async () => {
  await em.rollback();
  await app.stop();
});

/** As many posts, one in a hundred of a rare speciality; everything in a transaction that never ends. */
async function seed(): Promise<void> {
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
  await em.execute('analyze');
}

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

/** How many rows of tables were read, those included that were not taken. */
async function rowsRead(chosen: string, params: readonly unknown[]): Promise<number> {
  const rows = await em.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(`explain (analyze, format json) ${pageOf(chosen)}`, [
    ...params,
    11,
    0,
    viewerId,
  ]);
  const [found] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!found) throw new Error('There is no plan.');
  const scans = flat(found.Plan).filter((node) => node['Relation Name'] !== undefined);
  return scans.reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);
}

const viewer = () => viewerParams({ memberId: viewerId, isAdmin: false }, app.clock.now());

describe('A page of Explore among 20,000 posts', () => {
  it('[EX-11] reads a page, not the feed', async () => {
    expect(await rowsRead(LATEST, [MOST, ...viewer()])).toBeLessThan(A_PAGE);
  });

  it('[EX-11] reads as much as among a hundred', async () => {
    const page = (before: number) => rowsRead(LATEST, [before, ...viewer()]);
    const [first] = await em.execute<{ id: number }[]>('select min(id) as id from explore_post where title = ?', ['Plan']);
    const few = await page(Number(first?.id) + 100);
    expect(await page(MOST)).toBe(few);
  });

  it('[EX-17] reads a page of each speciality that is filtered for, rare ones too', async () => {
    const names = JSON.stringify(['Eye Surgery', 'Neurosurgery']);
    expect(await rowsRead(LATEST_OF_SPECIALITIES, [names, MOST, ...viewer(), 11])).toBeLessThan(A_PAGE);
  });
});
