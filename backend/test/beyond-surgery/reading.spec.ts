import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aBeyondPost, arraysIn, theBeyondPost } from './support/beyond';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});

describe('The lists', () => {
  it('[BS-08 BS-30 BS-35 BS-41 D-167] are five arrays that merge by id, the latest first', async () => {
    const [first, second] = [await aBeyondPost(anna), await aBeyondPost(anna)];
    await ben.post('addBeyondPostLike', { beyond_surgery_id: first });
    await ben.post('addBeyondPostToCollection', { beyond_surgery_id: second });
    const five = [
      [
        expect.objectContaining({ id: second, is_like: 0, is_save: 1 }),
        expect.objectContaining({ id: first, is_like: 1, is_save: 0 }),
      ],
      [
        { beyond_surgery_id: second, like_count: 0 },
        { beyond_surgery_id: first, like_count: 1 },
      ],
      [{ beyond_surgery_id: first, is_like: 1 }],
      [
        { beyond_surgery_id: second, comment_count: 0 },
        { beyond_surgery_id: first, comment_count: 0 },
      ],
      [{ beyond_id: second, beyond_surgery_id: second }],
    ];
    expect(arraysIn(await ben.post('getBeyondPost', { id: anna.id, fromMyCases: true }))).toEqual(
      five,
    );
    const [feed] = arraysIn(await ben.post('getBeyondPost', { id: ben.id, limit: 2 }));
    expect(feed?.map(({ id }) => id)).toEqual([second, first]);
    const saved = arraysIn(await ben.post('getBeyondCollection', { id: ben.id }));
    expect(saved[4]).toEqual([{ beyond_id: second, beyond_surgery_id: second }]);
    expect(saved[0]?.map(({ id }) => id)).toEqual([second]);
  });

  it('go on where the last page ended', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift(await aBeyondPost(anna));
    const page = await ben.post('getBeyondPost', { id: anna.id, fromMyCases: true, limit: 2 });
    expect(page.body['nextBefore']).toBe(ids[1]);
    const rest = await ben.post('getBeyondPost', {
      id: anna.id,
      fromMyCases: true,
      limit: 2,
      before: ids[1],
    });
    expect(arraysIn(rest)[0]?.map(({ id }) => id)).toEqual([ids[2]]);
    expect(rest.body['nextBefore']).toBeNull();
  });

  it('[BS-31 D-167] say how the reader stands to each author', async () => {
    const id = await aBeyondPost(anna);
    expect(await theBeyondPost(ben, id)).toMatchObject({ standing: 'none', follow_id: null });
    const { body } = await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    expect(await theBeyondPost(ben, id)).toMatchObject({
      standing: 'sent',
      follow_id: body['follow_id'],
    });
    await anna.post('addBeyondFollowRequest', { user_two_id: ben.id });
    expect(await theBeyondPost(ben, id)).toMatchObject({ standing: 'connected' });
    expect(await theBeyondPost(anna, id)).toMatchObject({ standing: 'none' });
  });

  it('[D-165] show nothing between two of whom one has blocked the other', async () => {
    const id = await aBeyondPost(anna);
    await ben.post('blocks', { memberId: anna.id });
    expect((await ben.post('getBeyondPost', { beyond_surgery_id: id })).code).toBe(404);
    const [bens] = [await aBeyondPost(ben)];
    expect((await anna.post('getBeyondPost', { beyond_surgery_id: bens })).code).toBe(404);
    expect(
      (
        await anna.post('addCommentForBeyondId', {
          beyond_surgery_id: bens,
          curruntComment: 'Still here',
        })
      ).code,
    ).toBe(404);
    expect(
      (await anna.post('searchBeyondUsers', { searchKey: 'Ben Okoro' })).body['result'],
    ).not.toContainEqual(expect.objectContaining({ id: ben.id }));
  });

  it('are read by their indexes', async () => {
    const explain = async (where: string) => {
      const rows = await app.em().transactional(async (em) => {
        await em.execute('set local enable_seqscan = off; set local enable_bitmapscan = off');
        return em.execute<{ 'QUERY PLAN': string }[]>(
          `explain select * from beyond_post p where ${where} and p.deleted_at is null order by id desc limit 21`,
        );
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const [where, index] of [
      ['p.id < 999', 'beyond_post_feed'],
      [`p.author_id = ${anna.id} and p.id < 999`, 'beyond_post_author'],
    ] as const) {
      const plan = await explain(where);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    }
  });
});

describe('Looking for surgeons', () => {
  it('[BS-33 BS-34] starts at three characters and finds names by their beginning', async () => {
    const mark = `Zz${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')
      .slice(0, 8)}`;
    const zoe = await aMember(app, { firstName: 'Zoe', lastName: mark });
    const search = async (searchKey: string) =>
      (await anna.post('searchBeyondUsers', { searchKey })).body;
    expect(await search('zo')).toMatchObject({ code: 200, numOfResults: 0, result: [] });
    expect(await search('%%%')).toMatchObject({ numOfResults: 0 });
    for (const key of [mark, mark.toUpperCase(), `Zoe ${mark}`, `Dr. Zoe ${mark}`])
      expect(await search(key)).toMatchObject({
        numOfResults: 1,
        result: [{ id: zoe.id, name: `Zoe ${mark}`, profile_pic: '' }],
      });
    expect(await search(`${mark}x`)).toMatchObject({ numOfResults: 0, result: [] });
    await app.rows('update account set deleted_at = now() where id = ? returning id', [zoe.id]);
    expect(await search(mark)).toMatchObject({ numOfResults: 0 });
  });

  it('[BS-34 D-333] says how many there are, also where it shows the first twenty of them', async () => {
    const mark = 'Countedbeyond';
    for (let n = 0; n < 22; n++) await aMember(app, { firstName: 'Zoe', lastName: mark });
    const { body } = await anna.post('searchBeyondUsers', { searchKey: mark });
    expect(body).toMatchObject({ numOfResults: 22 });
    expect(body['result']).toHaveLength(20);
  });

  it('[FR-25] loads a member by id', async () => {
    expect((await anna.post('loadUserById', { id: ben.id })).body['result']).toMatchObject([
      { id: ben.id, full_name: 'Ben Okoro' },
    ]);
    expect((await anna.post('loadUserById', { id: 987_654_321 })).code).toBe(404);
    expect((await anna.post('loadUserById', {})).code).toBe(422);
  });
});
