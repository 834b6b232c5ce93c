import { aBlog } from '../blogs/support/blogs';
import { anEvent, inMinutes } from '../events/support/events';
import { manyReels } from '../explore/support/explore';
import { anOpportunity } from '../opportunities/support/opportunities';
import { type RunningApp, startApp } from '../support/app';
import { numbers } from '../support/numbers';
import { aMember, anAdmin, anOnboarding, aVisitor, type Person } from '../support/people';
import { find, idsOf } from './support/searches';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const WORD = 'omphalocele';
const HOUR = 3_600_000;
const EACH = 24;

interface Kind {
  readonly kind: string;
  readonly table: string;
  /** The states it may be in, as changes of its row. */
  readonly fates: readonly string[];
  make(author: Person, admin: Person): Promise<number>;
  /** Whether somebody can open it. */
  opens(who: Person, id: number): Promise<boolean>;
}

const answers = async (who: Person, path: string) => (await who.get(path)).code === 200;
const now = () => app.clock.now();
/** Its file is still being prepared. */
const NOT_PLAYABLE = 'pending';
const HIDDEN = [
  'hidden_at = :now',
  'hidden_at = :now, hidden_until = :later',
  'hidden_at = :now, hidden_until = :before',
];

const KINDS: readonly Kind[] = [
  {
    kind: 'reels',
    table: 'explore_post',
    fates: [...HIDDEN, NOT_PLAYABLE],
    make: async (author) => (await manyReels(app, author, ['Urology']))[0] as number,
    opens: (who, id) => answers(who, `explore/post?id=${id}`),
  },
  {
    kind: 'opportunities',
    table: 'opportunity',
    fates: [
      'closed_at = :now',
      'ended_at = :now',
      'from_date = current_date - 99, to_date = current_date - 9',
      'title = title',
    ],
    make: (author) => anOpportunity(app, author),
    opens: (who, id) => answers(who, `opportunities/${id}`),
  },
  {
    kind: 'events',
    table: 'event',
    fates: ['published_at = null', 'published_at = :later', 'published_at = :before'],
    make: (_, admin) => anEvent(admin, inMinutes(app, 90)),
    opens: async (who, id) => {
      const { code, body } = await who.get(`eventDetails/${id}`);
      return code === 200 && (body['events'] as unknown as object[]).length > 0;
    },
  },
  {
    kind: 'blogs',
    table: 'blog',
    fates: ['published_at = null', 'published_at = :later', 'published_at = :before'],
    make: async (_, admin) => Number((await admin.post('admin/blogs', aBlog())).body['id']),
    opens: (who, id) => answers(who, `blogs/images/getBlogsById/${id}`),
  },
  {
    kind: 'learning',
    table: 'learning_item',
    fates: [...HIDDEN, 'published_at = null', 'published_at = :later', 'published_at = :before'],
    make: (author) => aPlate(author),
    opens: async (who, id) => {
      const { body } = await who.get('lwsfs/images?limit=100');
      return (body['posts'] as unknown as { post_id: number }[]).some(
        ({ post_id }) => post_id === id,
      );
    },
  },
];

/** Inserts a picture directly into the tables; search does not depend on how it was uploaded. */
async function aPlate(author: Person): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    `with kept as (insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at, attached_at)
       values (?, 'learning', 'ready', 'image', 'image/jpeg', 'private/aa/' || gen_random_uuid(), 1, '', 'clean', ?, ?) returning id)
     insert into learning_item (kind, author_id, title, description, speciality, asset_id, published_at, created_at)
       select 'image', ?, 'A plate', '', 'Urology', id, ?, ? from kept returning id`,
    [author.id, now(), now(), author.id, now(), now()],
  );
  return Number(row?.id);
}

async function meet({ table }: Kind, id: number, fate: string): Promise<void> {
  if (fate === NOT_PLAYABLE) {
    const file = `(select asset_id from ${table} where id = ?)`;
    await app.rows(`update asset set state = 'pending' where id = ${file}`, [id]);
    return;
  }
  const moments: Record<string, Date> = {
    now: now(),
    later: new Date(now().getTime() + HOUR),
    before: new Date(now().getTime() - HOUR),
  };
  const names = [...fate.matchAll(/:(\w+)/g)].map(([, name = '']) => moments[name]);
  await app.rows(`update ${table} set ${fate.replace(/:\w+/g, '?')} where id = ?`, [...names, id]);
}

describe('Whoever searches', () => {
  it.each(KINDS)(
    '[D-510 D-514] finds of $kind just what opening them would show, whoever they are and whatever became of them',
    async (one) => {
      const gone = await aMember(app);
      const authors = [await aMember(app), await aMember(app), gone];
      const [blocked, stranger, admin] = [
        await aMember(app),
        await aMember(app),
        await anAdmin(app),
      ];
      await authors[0]?.post('blocks', { memberId: blocked.id });
      const pick = numbers(7);
      const ids: number[] = [];
      for (let count = 0; count < EACH; count += 1) {
        const id = await one.make(authors[pick(authors.length)] as Person, admin);
        await app.rows(`update ${one.table} set title = ? where id = ?`, [`Of ${WORD}`, id]);
        for (let fates = pick(3); fates > 0; fates -= 1)
          await meet(one, id, one.fates[pick(one.fates.length)] as string);
        ids.push(id);
      }
      await app.rows('update account set deleted_at = ? where id = ?', [now(), gone.id]);
      const everybody = [authors[0], authors[1], blocked, stranger, admin] as Person[];
      let hidden = 0;
      for (const who of everybody) {
        const open: number[] = [];
        for (const id of ids) if (await one.opens(who, id)) open.push(id);
        const found: number[] = [];
        for (const page of [1, 2])
          found.push(...(await idsOf(who, WORD, { kind: one.kind, page })));
        expect(found.toSorted((a, b) => a - b)).toEqual(open);
        expect((await find(who, WORD, { kind: one.kind })).total).toBe(open.length);
        expect(open.length).toBeGreaterThan(EACH / 4);
        hidden += ids.length - open.length;
      }
      expect(hidden).toBeGreaterThan(everybody.length);
    },
  );

  it('[D-510] finds nothing at all as a visitor, before the registration is complete, or after leaving', async () => {
    const leaving = await aMember(app);
    await app.rows('update account set deleted_at = ? where id = ?', [now(), leaving.id]);
    for (const kind of ['all', 'cases', 'members', 'opportunities'])
      for (const [who, code] of [
        [aVisitor(app), 401],
        [await anOnboarding(app), 403],
        [leaving, 401],
      ] as const)
        expect(await who.get(`search?query=${WORD}&kind=${kind}`)).toMatchObject({ code });
  });
});
