import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aReel, idsOf, manyReels, postsOf } from './support/explore';

const DAY = 24 * 3_600_000;

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const filtered = (list: string, more = '') =>
  ben.get(`explore?specialities=${encodeURIComponent(list)}${more}`);

describe('The feed', () => {
  it('[EX-11 EX-17 D-042] comes in tens, the newest first, by page or below a post', async () => {
    const ids = (await manyReels(app, anna, Array<string>(23).fill('GYN Surgery'))).reverse();
    const of = "'GYN Surgery'";
    expect(idsOf(await filtered(of))).toEqual(ids.slice(0, 10));
    expect(idsOf(await filtered(of, '&page=2'))).toEqual(ids.slice(10, 20));
    const last = await filtered(of, `&page=3&id=${anna.id}`);
    expect([idsOf(last), last.body['nextBefore']]).toEqual([ids.slice(20), null]);
    expect(idsOf(await filtered(of, '&page=4'))).toEqual([]);
    const below = await filtered(of, `&before=${ids[4]}`);
    expect([idsOf(below), below.body['nextBefore']]).toEqual([ids.slice(5, 15), ids[14]]);
    expect(idsOf(await ben.get('explore')).length).toBe(10);
    expect(idsOf(await ben.get('explore?limit=100000')).length).toBeLessThanOrEqual(100);
    for (const page of ['0', '-1', '501', '1e9', 'x', '1.5'])
      expect((await ben.get(`explore?page=${page}`)).code).toBe(422);
  });

  it('[EX-17] of some specialities is theirs alone, however they are named', async () => {
    const [eye, neuro, eyeToo] = await manyReels(app, anna, [
      'Eye Surgery',
      'Neurosurgery',
      'Eye Surgery',
    ]);
    await manyReels(app, anna, ['Urology']);
    expect(idsOf(await filtered("'Eye Surgery','Neurosurgery'"))).toEqual([eyeToo, neuro, eye]);
    expect(
      idsOf(await ben.get('explore?specialities=Neurosurgery&specialities=Eye+Surgery')),
    ).toEqual([eyeToo, neuro, eye]);
    expect(idsOf(await filtered("'Eye Surgery','Witchcraft'"))).toEqual([eyeToo, eye]);
    expect(idsOf(await filtered(''))).toHaveLength(10);
    for (const hostile of [
      "'x') OR 1=1--",
      "'Witchcraft'",
      "' OR '1'='1",
      "'Urology'); delete from explore_post;--",
    ])
      expect((await filtered(hostile)).body).toMatchObject({ code: 200, posts: [] });
  });

  it('leaves out who has left', async () => {
    const [id] = await manyReels(app, anna, ['ENT Surgery']);
    await app.rows('update account set deleted_at = now() where id = ?', [anna.id]);
    expect(idsOf(await filtered("'ENT Surgery'"))).not.toContain(id);
    expect((await ben.get(`explore/post?id=${id}`)).code).toBe(404);
  });
});

describe('A view', () => {
  it('[EX-12 EX-19] counts once per member and day; looking counts nothing', async () => {
    const id = await aReel(app, anna);
    const views = async () =>
      ((await ben.get(`explore/post?id=${id}`)).body as unknown as { post: { views: number } }).post
        .views;
    for (let look = 0; look < 3; look += 1) expect(await views()).toBe(0);
    const carl = await aMember(app);
    expect((await ben.post(`explore/posts/${id}/views`)).body).toMatchObject({
      code: 200,
      views: 1,
    });
    await Promise.all(Array.from({ length: 8 }, () => ben.post(`explore/posts/${id}/views`)));
    expect((await carl.post(`explore/posts/${id}/views`)).body['views']).toBe(2);
    await app.rows('update explore_view set counted_at = ? where member_id = ?', [
      new Date(app.clock.now().getTime() - DAY + 60_000),
      ben.id,
    ]);
    expect((await ben.post(`explore/posts/${id}/views`)).body['views']).toBe(2);
    await app.rows('update explore_view set counted_at = ? where member_id = ?', [
      new Date(app.clock.now().getTime() - DAY),
      ben.id,
    ]);
    expect((await ben.post(`explore/posts/${id}/views`)).body['views']).toBe(3);
    expect(await views()).toBe(3);
    expect((await ben.post('explore/posts/999999999/views')).code).toBe(404);
    expect((await ben.get('explore/post?id=x')).code).toBe(422);
  });
});

describe('A view of one’s own reel', () => {
  it('[D-044] counts, once a day like any other', async () => {
    const id = await aReel(app, anna);
    for (let look = 0; look < 2; look += 1)
      expect((await anna.post(`explore/posts/${id}/views`)).body['views']).toBe(1);
  });
});

describe('What is saved', () => {
  it('[EX-14 EX-18 EX-20] is toggled, marked and listed for who saved it', async () => {
    const id = await aReel(app, anna);
    const save = (headers = {}) =>
      ben.send('PUT', 'explore/save', { id: ben.id, post_id: id }, headers);
    expect((await save()).body).toMatchObject({ code: 200, is_save: 1 });
    expect(postsOf(await ben.get(`explore/saved/posts?id=${ben.id}`))).toMatchObject([
      { post_id: id, is_save: 1 },
    ]);
    expect(idsOf(await anna.get('explore/saved/posts'))).toEqual([]);
    expect(postsOf(await anna.get('explore')).find((post) => post['post_id'] === id)).toMatchObject(
      { is_save: 0 },
    );
    expect((await ben.send('PUT', 'explore/save', { id: anna.id, post_id: id })).code).toBe(403);
    expect((await save()).body['is_save']).toBe(0);
    expect(idsOf(await ben.get('explore/saved/posts'))).toEqual([]);
    expect((await ben.send('PUT', 'explore/save', { post_id: 999_999_999 })).code).toBe(404);
  });
});
