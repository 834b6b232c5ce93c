import { APPLICANTS_PER_PAGE } from '../src/opportunities/opportunity.rules';
import { aBlog } from './blogs/support/blogs';
import { aCase } from './clinical-cases/support/cases';
import { anEvent, inMinutes, written } from './events/support/events';
import { manyReels } from './explore/support/explore';
import { anOpportunity, applicantsOf, applied } from './opportunities/support/opportunities';
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
  /** Rows of a page. */
  readonly size?: number;
  readonly add: () => Promise<unknown>;
  readonly read: (asked: Record<string, string>) => Promise<number[]>;
  readonly vanish: (id: number) => Promise<unknown>;
  /** What names the last row that one has. */
  readonly cursor?: 'before';
}

/** Each comes before the one added before it. */
let surgeons = 0;
const letters = () =>
  String.fromCharCode(...[0, 1].map((at) => 122 - (Math.floor(surgeons / 26 ** (1 - at)) % 26)));

/** A member whom searches no longer find. */
const hide = (id: number) =>
  app.rows('update account set deactivated_at = now() where id = ? returning id', [id]);

let opening: Promise<number> | undefined;
const applicants = new Map<number, Person>();
async function anApplication() {
  opening ??= anOpportunity(app, author, { title: 'Many apply' });
  const who = await aMember(app);
  applicants.set(await applied(who, await opening), who);
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
  [
    'surgeons',
    {
      add: () => {
        surgeons += 1;
        return aMember(app, { firstName: letters(), lastName: 'Quenby' });
      },
      read: async (asked) =>
        ids(
          (await author.post('searchUserDetailsWithFilter', { searchTerm: 'quenby', ...asked }))
            .body['result'],
        ),
      vanish: hide,
    },
  ],
  [
    'surgeons in the search of everything',
    {
      add: () => {
        surgeons += 1;
        return aMember(app, { firstName: letters(), lastName: 'Rowanberry' });
      },
      read: async (asked) => {
        const query = { query: 'rowanberry', kind: 'members', ...asked };
        return ids((await author.get(`search?${textOf(query)}`)).body['result']);
      },
      vanish: hide,
    },
  ],
  [
    'applicants',
    {
      size: APPLICANTS_PER_PAGE,
      add: anApplication,
      read: async ({ page, ...asked }) =>
        ids(await applicantsOf(author, (await opening) ?? 0, { page: Number(page), ...asked })),
      vanish: (id) =>
        (applicants.get(id) as Person).post('opportunities/withdraw', { applicationId: id }),
    },
  ],
  [
    'blogs',
    {
      add: async () => {
        app.clock.advance(1);
        await admin.post('admin/blogs', aBlog());
      },
      read: async (asked) =>
        ids((await author.get(`blogs/images/getAllBlogs?${textOf(asked)}`)).body['data']),
      vanish: (id) => admin.send('DELETE', `admin/blogs/${id}`, undefined),
    },
  ],
  [
    'opportunities for administrators',
    {
      add: () => anOpportunity(app, author, { title: 'Xenograft fellowship' }),
      read: async (asked) => {
        const query = { query: 'xenograft', state: 'open', ...asked };
        return ids((await admin.get(`admin/opportunities?${textOf(query)}`)).body['result']);
      },
      vanish: (id) => author.post('opportunities/delete', { opportunity_id: id }),
    },
  ],
];

describe('Events for administrators', () => {
  const size = 50;
  const draft = (minutes: number, title = 'Live theatre') => ({
    title,
    description: 'One operation, whole.',
    location: 'Online',
    ...written(inMinutes(app, minutes)),
  });
  const read = async (asked: Record<string, string>) =>
    ids((await admin.get(`admin/events?${textOf(asked)}`)).body['events']);

  it('[D-938] [D-986] repeat and hide none when some are added or moved meanwhile', async () => {
    for (let at = 0; at < size + 2; at += 1) await admin.post('admin/events', draft(100 + at));
    const asOf = app.clock.now().toISOString();
    const all = [...(await read({ page: '1' })), ...(await read({ page: '2' }))];
    const page = await read({ page: '1' });
    app.clock.advance(MINUTE);
    await admin.post('admin/events', draft(100_000));
    expect(await read({ page: '2', asOf })).toEqual(all.slice(size));
    for (const moved of page.slice(3, 6)) await admin.post(`admin/events/${moved}`, draft(1));
    expect((await read({ page: '2', asOf })).slice(0, 2)).not.toEqual(all.slice(size, size + 2));
    const second = await read({ page: '2', asOf, last: String(page.at(-1)) });
    expect(second.slice(0, 2)).toEqual(all.slice(size, size + 2));
  });
});

describe('Pages by number', () => {
  it.each(LISTS)(
    '[D-938] [D-1051] repeat and hide no row when more arrive meanwhile: %s',
    async (_, list) => {
      const { size = PAGE } = list;
      for (let made = 0; made < size + 2; made += 1) await list.add();
      const asOf = app.clock.now().toISOString();
      const first = await list.read({ page: '1' });
      app.clock.advance(MINUTE);
      await list.add();
      const second = await list.read({ page: '2', asOf });
      const all = [...first, ...second];
      expect(first).toHaveLength(size);
      expect(new Set(all).size).toBe(size + 2);
      expect(all).toHaveLength(size + 2);
      expect(await list.read({ page: '2' })).toEqual(second);
      for (const wrong of ['yesterday', '2026-02-30T10:00:00Z'])
        expect(await list.read({ page: '2', asOf: wrong }).catch(() => 'refused')).toBe('refused');
    },
  );

  it.each(LISTS)(
    '[D-986] hide no row when some of those before it vanish: %s',
    async (_, { add, read, vanish, cursor = 'last', size = PAGE }) => {
      for (let made = 0; made < 2 * size + 2; made += 1) await add();
      const asOf = app.clock.now().toISOString();
      const inOrder: number[] = [];
      for (const page of ['1', '2', '3']) inOrder.push(...(await read({ page, asOf })));
      const first = await read({ page: '1' });
      const lastOf = (rows: number[]) => ({ [cursor]: String(rows.at(-1)) });
      const pageOf = (page: string): Record<string, string> =>
        cursor === 'last' ? { page, asOf } : { asOf };
      for (const gone of first.slice(3, 6)) await vanish(gone);
      const second = await read({ ...pageOf('2'), ...lastOf(first) });
      expect(second).toEqual(inOrder.slice(size, 2 * size));
      const third = await read({ ...pageOf('3'), ...lastOf(second) });
      expect(third).toEqual(inOrder.slice(2 * size, 3 * size));
      expect(await read({ page: '2', asOf })).not.toEqual(second);
    },
  );
});
