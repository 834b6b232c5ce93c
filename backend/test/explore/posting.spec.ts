import { request } from 'node:http';
import { startWithFiles } from '../clinical-cases/support/cases';
import { sentWhole } from '../media/support/pieces';
import { aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import {
  aFilm,
  aReel,
  begunPost,
  idsOf,
  postsOf,
  UROLOGY,
  videoForm,
  workOn,
} from './support/explore';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna' });
  ben = await aMember(app, { firstName: 'Ben' });
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const upload = (person: Person, form: FormData, headers = {}) =>
  person.post('uploadExploreVideo', form, headers);

describe('A video for Explore', () => {
  it('[EX-04 EX-10 EX-21 EX-22 D-041] is a post first, then a video, and is seen by others once it is playable', async () => {
    const created = await anna.post('createExplorePost', { ...UROLOGY, id: anna.id });
    expect(created.body).toMatchObject({
      code: 200,
      msg: 'Post created successfully',
      postId: expect.any(Number),
    });
    const id = Number(created.body['postId']);
    expect(created.body['id']).toBe(id);
    for (const person of [anna, ben]) expect(idsOf(await person.get('explore'))).not.toContain(id);

    const sent = await upload(anna, videoForm(id, await aFilm()), { id: String(anna.id) });
    expect(sent.body).toMatchObject({
      code: 200,
      msg: 'Video uploaded successfully',
      result: { post_id: id, state: 'pending', video: null },
    });
    expect(idsOf(await anna.get('explore'))).toContain(id);
    expect(idsOf(await ben.get('explore'))).not.toContain(id);
    expect((await ben.get(`explore/post?id=${id}`)).code).toBe(404);

    await workOn(app, id);
    const [post] = postsOf(await ben.get('explore'));
    expect(post).toMatchObject({
      post_id: id,
      ...UROLOGY,
      views: 0,
      id: anna.id,
      author_name: 'Anna Keller',
      author_profile_pic: '',
      is_save: 0,
      state: 'ready',
      reject_reason: null,
      created_date: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(post?.['url']).toBe(post?.['video']);
    for (const word of ['video', 'thumbnail', 'poster_url'])
      expect((await fetch(app.url + String(post?.[word]))).status).toBe(200);
  });

  it('[EX-09 UP-08 D-043] is an mp4 or an mkv, and is played as an mp4 that starts before it is whole, with a smaller one', async () => {
    const wide = ['-vf', 'scale=1280:960', '-c:v', 'mpeg4', '-c:a', 'mp3'];
    const id = await begunPost(anna);
    expect(
      (await upload(anna, videoForm(id, await aVideo('mkv', wide), 'film.mkv', 'video/x-matroska')))
        .code,
    ).toBe(200);
    await workOn(app, id);
    const { post } = (await ben.get(`explore/post?id=${id}`)).body as unknown as {
      post: Record<string, string>;
    };
    const read = async (word: string) =>
      Buffer.from(await (await fetch(app.url + post[word])).arrayBuffer());
    for (const bytes of [await read('video'), await read('video_small')]) {
      expect(bytes.includes('avc1')).toBe(true);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
    expect((await read('video_small')).length).toBeLessThan((await read('video')).length);
    const [kept] = await app.rows<{ small: unknown }>(
      `select v.renditions->'small' as small from explore_post p join asset v on v.id = p.asset_id where p.id = ?`,
      [id],
    );
    expect(kept?.small).toMatchObject({ width: 854, height: 641 });
  });

  it('[UP-08] may come in pieces', async () => {
    const uploadId = await sentWhole(app, anna, await aFilm(), 'explore-video');
    const id = await begunPost(anna);
    expect((await anna.post('uploadExploreVideo', { post_id: id, uploadId })).code).toBe(200);
    await workOn(app, id);
    expect(idsOf(await ben.get('explore'))).toContain(id);
  });

  it('is done once when it is sent twice under one key', async () => {
    const key = { 'idempotency-key': 'one-reel' };
    const [one, two] = [
      await anna.post('createExplorePost', UROLOGY, key),
      await anna.post('createExplorePost', UROLOGY, key),
    ];
    expect(two.body['postId']).toBe(one.body['postId']);
  });
});

describe('What is missing is told', () => {
  it('[EX-05 EX-06] of the post', async () => {
    expect((await anna.post('createExplorePost', { title: ' ' })).body).toMatchObject({
      code: 422,
      errors: { title: ['Title is required'], speciality: ['Speciality is required'] },
    });
    expect(
      (await anna.post('createExplorePost', { ...UROLOGY, speciality: 'Witchcraft' })).code,
    ).toBe(422);
    expect(
      (await anna.post('createExplorePost', { ...UROLOGY, title: 'x'.repeat(201) })).code,
    ).toBe(422);
  });

  it('[EX-07 EX-09] of the video', async () => {
    const id = await begunPost(anna);
    expect((await anna.post('uploadExploreVideo', { postId: id })).body.errors).toEqual({
      video: ['Video File is required'],
    });
    expect((await upload(anna, videoForm(undefined, await aFilm()))).code).toBe(422);
    for (const [name, type] of [
      ['film.avi', 'video/x-msvideo'],
      ['film.mp4', 'text/html'],
    ] as const)
      expect((await upload(anna, videoForm(id, await aFilm(), name, type))).body).toMatchObject({
        code: 415,
        msg: 'File type not supported.',
      });
    expect(
      (await upload(anna, videoForm(id, Buffer.from('<!doctype html><script>1</script>')))).code,
    ).toBe(415);
    expect(idsOf(await anna.get('explore'))).not.toContain(id);
  });

  it('[EX-08] when more than 1 GB is announced, before it comes', async () => {
    const id = await begunPost(anna);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${app.url}/api/v1/uploadExploreVideo`, {
        method: 'POST',
        headers: {
          ...anna.headers,
          postId: String(id),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 2 ** 30 + 2 ** 27,
        },
      });
      sending.on('response', (reply) => {
        resolve(reply.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write('--x\r\n');
    });
    expect(status).toBe(413);
  });
});

describe('A video that cannot be used', () => {
  it('[D-041] fails its post with a word to its author, and nobody else sees anything of it', async () => {
    const other = await aReel(app, ben);
    const id = await begunPost(anna);
    await upload(anna, videoForm(id, (await aFilm()).subarray(0, 400)));
    await workOn(app, id);
    const own = postsOf(await anna.get('explore')).find((post) => post['post_id'] === id);
    expect(own).toMatchObject({
      state: 'rejected',
      reject_reason: 'This video could not be read.',
      video: null,
    });
    expect(idsOf(await ben.get('explore'))).not.toContain(id);
    expect(idsOf(await anna.get('explore'))).toContain(other);

    expect((await upload(anna, videoForm(id, await aFilm()))).code).toBe(200);
    await workOn(app, id);
    expect(idsOf(await ben.get('explore'))).toContain(id);
    expect((await upload(anna, videoForm(id, await aFilm()))).code).toBe(409);
  });

  it('is one that is larger than any screen, however small its file', async () => {
    const id = await begunPost(anna);
    await upload(
      anna,
      videoForm(
        id,
        await aVideo('mp4', ['-vf', 'scale=7680:4320', '-c:v', 'mpeg4', '-frames:v', '1', '-an']),
      ),
    );
    await workOn(app, id);
    const own = postsOf(await anna.get('explore')).find((post) => post['post_id'] === id);
    expect(own).toMatchObject({
      state: 'rejected',
      reject_reason: 'The picture of this video is larger than 3840 × 2160.',
    });
  });

  it('[D-041] makes way for the next post when it never came', async () => {
    const id = await begunPost(anna);
    app.clock.advance(24 * 3_600_000 + 1);
    const later = await aMember(app);
    await begunPost(later);
    expect(await app.rows('select 1 from explore_post where id = ?', [id])).toHaveLength(1);
    await app.rows(
      `insert into explore_post (author_id, title, speciality, created_at) values (?, 'Old', 'Urology', ?)`,
      [later.id, new Date(app.clock.now().getTime() - 25 * 3_600_000)],
    );
    await begunPost(later);
    expect(
      await app.rows('select 1 from explore_post where author_id = ? and title = ?', [
        later.id,
        'Old',
      ]),
    ).toEqual([]);
  });
});

describe('Only its author', () => {
  it('[EX-16] adds the video', async () => {
    const id = await begunPost(anna);
    expect((await upload(ben, videoForm(id, await aFilm()))).code).toBe(403);
    expect((await upload(ben, videoForm(999_999_999, await aFilm()))).code).toBe(404);
    expect((await upload(anna, videoForm(id, await aFilm()), { id: String(ben.id) })).code).toBe(
      403,
    );
  });

  it('[EX-13 EX-16 EX-23] deletes a post, with what others did to it', async () => {
    const id = await aReel(app, anna);
    await ben.send('PUT', 'explore/save', { post_id: id });
    await ben.post(`explore/posts/${id}/views`);
    expect((await ben.post('explore/delete', { post_id: id })).code).toBe(403);
    expect((await ben.post('explore/delete', { user_id: anna.id, post_id: id })).code).toBe(403);
    expect(
      (await anna.post('explore/delete', { user_id: anna.id, post_id: id })).body,
    ).toMatchObject({
      code: 200,
      msg: 'Post deleted successfully',
      message: 'Post deleted successfully',
    });
    for (const person of [anna, ben])
      expect((await person.get(`explore/post?id=${id}`)).code).toBe(404);
    expect(idsOf(await ben.get('explore/saved/posts'))).toEqual([]);
    expect(
      await app.rows(
        `select 1 from collection_item where subject_kind = 'explore-post' and subject_id = ?`,
        [id],
      ),
    ).toEqual([]);
    expect((await anna.post('explore/delete', { post_id: id })).code).toBe(404);
    expect((await anna.post('explore/delete', {})).code).toBe(422);
  });

  it('[EX-03] is a member: nobody else sees or does anything', async () => {
    const id = await aReel(app, anna);
    for (const [person, code] of [
      [aVisitor(app), 401],
      [await anOnboarding(app), 403],
    ] as const) {
      for (const path of ['explore', 'explore/saved/posts', `explore/post?id=${id}`])
        expect((await person.get(path)).code).toBe(code);
      expect((await person.post('createExplorePost', UROLOGY)).code).toBe(code);
      expect((await person.post(`explore/posts/${id}/views`)).code).toBe(code);
    }
  });
});
