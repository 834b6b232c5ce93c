import { aCase } from './clinical-cases/support/cases';
import { anEvent, inMinutes } from './events/support/events';
import { manyReels } from './explore/support/explore';
import { anOpportunity } from './opportunities/support/opportunities';
import { type RunningApp, startApp } from './support/app';
import { aMember, anAdmin, type Person } from './support/people';

let app: RunningApp;
let author: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  author = await aMember(app);
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const PAGE = 20;
const MINUTE = 60_000;
type Row = Record<string, unknown>;

const ids = (rows: unknown, word = 'id') => (rows as Row[]).map((row) => Number(row[word]));
const textOf = (asked: object) => new URLSearchParams(asked as Record<string, string>).toString();

interface List {
  readonly add: () => Promise<unknown>;
  readonly read: (asked: Record<string, string>) => Promise<number[]>;
  readonly vanish: (id: number) => Promise<unknown>;
  /** What names the last row that one has. */
  readonly cursor?: 'before';
}

const LISTS: [name: string, list: List][] = [
  [
    'opportunities',
    {
      add: () => anOpportunity(app, author),
      read: async (asked) => ids((await author.post('opportunities', asked)).body['result']),
      vanish: (id) => author.post('opportunities/delete', { opportunity_id: id }),
    },
  ],
  [
    'explore',
    {
      add: () => manyReels(app, author, ['Urology']),
      read: async (asked) =>
        ids(
          (await author.get(`explore?${textOf({ ...asked, limit: String(PAGE) })}`)).body['posts'],
          'post_id',
        ),
      vanish: (id) => author.post('explore/delete', { post_id: id }),
      cursor: 'before',
    },
  ],
  [
    'search',
    {
      add: () => aCase(author, { diagnosis: 'Omphalocele' }),
      read: async (asked) => {
        const query = { query: 'omphalocele', kind: 'cases', order: 'newest', ...asked };
        return ids((await author.get(`search?${textOf(query)}`)).body['result']);
      },
      vanish: (id) => author.post('clinicalCases/delete', { id }),
    },
  ],
  [
    'upcoming events',
    {
      add: () => anEvent(admin, inMinutes(app, 90)),
      read: async (asked) =>
        ids((await author.get(`upComingEvents?${textOf(asked)}`)).body['events']),
      vanish: (id) => admin.post(`admin/events/${id}/publish`, { at: inMinutes(app, 60) }),
    },
  ],
];

describe('Pages by number', () => {
  it.each(LISTS)(
    '[D-938] repeat and hide no row when more arrive meanwhile: %s',
    async (_, list) => {
      for (let made = 0; made < PAGE + 2; made += 1) await list.add();
      const asOf = app.clock.now().toISOString();
      const first = await list.read({ page: '1' });
      app.clock.advance(MINUTE);
      await list.add();
      const all = [...first, ...(await list.read({ page: '2', asOf }))];
      expect(first).toHaveLength(PAGE);
      expect(new Set(all).size).toBe(PAGE + 2);
      expect(all).toHaveLength(PAGE + 2);
      const without = await list.read({ page: '2' });
      expect(without.length).toBe(3);
      for (const wrong of ['yesterday', '2026-02-30T10:00:00Z'])
        expect(await list.read({ page: '2', asOf: wrong }).catch(() => 'refused')).toBe('refused');
    },
  );

  it.each(LISTS)(
    '[D-986] hide no row when some of those before it vanish: %s',
    async (_, { add, read, vanish, cursor = 'last' }) => {
      for (let made = 0; made < 2 * PAGE + 2; made += 1) await add();
      const asOf = app.clock.now().toISOString();
      const inOrder: number[] = [];
      for (const page of ['1', '2', '3']) inOrder.push(...(await read({ page, asOf })));
      const first = await read({ page: '1' });
      const lastOf = (rows: number[]) => ({ [cursor]: String(rows.at(-1)) });
      const pageOf = (page: string): Record<string, string> =>
        cursor === 'last' ? { page, asOf } : { asOf };
      for (const gone of first.slice(3, 6)) await vanish(gone);
      const second = await read({ ...pageOf('2'), ...lastOf(first) });
      expect(second).toEqual(inOrder.slice(PAGE, 2 * PAGE));
      const third = await read({ ...pageOf('3'), ...lastOf(second) });
      expect(third).toEqual(inOrder.slice(2 * PAGE, 3 * PAGE));
      expect(await read({ page: '2', asOf })).not.toEqual(second);
    },
  );
});
