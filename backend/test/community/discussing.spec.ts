import { aCase, again, DAY, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { anImage, arraysIn, thePost } from './support/posts';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const like = (who: Person, community_id: number) =>
  who.post('addCommunityPostLike', {
    signup_id: who.id,
    community_id,
    isLike: 1,
    full_name: 'Dr. Evil',
    module: 'x',
    route: '//evil',
  });
const say = (who: Person, community_id: number, curruntComment: string, more: object = {}) =>
  who.post('addCommentForCommunityId', {
    signup_id: who.id,
    community_id,
    curruntComment,
    ...more,
  });

describe('Liking a post', () => {
  it('names the latest three on its page, without those who left', async () => {
    const id = await anImage(anna);
    const likers = await Promise.all([1, 2, 3, 4].map(() => aMember(app)));
    for (const liker of likers) await like(liker, id);
    const latest = async () => {
      const { latest_likers } = await thePost(anna, id);
      return (latest_likers as { signup_id: number }[]).map((one) => one.signup_id);
    };
    const [first, second, third, last] = likers.map((one) => one.id);
    expect(await latest()).toEqual([last, third, second]);
    await app.rows('update account set deleted_at = now() where id = ? returning id', [last]);
    expect(await latest()).toEqual([third, second, first]);
  });

  it('[CO-22 CO-31 CO-32 CO-30 CO-02] turns over, is counted once and shows who it was', async () => {
    const id = await anImage(anna);
    expect((await like(ben, id)).body).toMatchObject({ code: 200, like_count: 1, is_like: 1 });
    expect(
      resultOf(await anna.post('getLikeListOfCommunity', { signup_id: anna.id, community_id: id })),
    ).toMatchObject([
      {
        id: expect.any(Number),
        signup_id: ben.id,
        owner_id: ben.id,
        full_name: 'Ben Okoro',
        is_like: 1,
        profile_pic: '',
      },
    ]);
    expect(resultOf(await ben.post('getCommunityPostLike', { id: ben.id }))).toEqual([
      { id, community_id: id, signup_id: ben.id, is_like: 1 },
    ]);

    expect((await like(ben, id)).body).toMatchObject({ code: 200, like_count: 0, is_like: 0 });
    expect(resultOf(await ben.post('getCommunityPostLike'))).toEqual([]);
    expect(await promised(app, 'notifications', { postId: id, memberId: ben.id })).toHaveLength(1);
  });

  it('[CO-31 D-067] counts an even number of likes at once as none, and none for another', async () => {
    const id = await anImage(anna);
    const replies = await Promise.all(Array.from({ length: 10 }, () => like(ben, id)));
    expect(replies.map(({ body }) => body.is_like).sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(await thePost(anna, id)).toMatchObject({ like_count: 0 });
    expect(
      (await anna.post('addCommunityPostLike', { community_id: id, signup_id: ben.id })).code,
    ).toBe(403);
  });

  it('[CO-31 D-067] answers each of several at once that bear keys of their own', async () => {
    const id = await anImage(anna);
    const liked = Array.from({ length: 6 }, (_, n) =>
      ben.post(
        'addCommunityPostLike',
        { community_id: id },
        { 'idempotency-key': `like-${id}-${n}` },
      ),
    );
    expect((await Promise.all(liked)).map(({ code }) => code)).toEqual(Array(6).fill(200));
    const rows = await app.rows<{ count: number }>(
      `select count(*)::int from engagement_like where subject_kind = 'clinical-post' and subject_id = ?`,
      [id],
    );
    expect(await thePost(anna, id)).toMatchObject({ like_count: rows[0]?.count });
  });

  it('[CO-31] is over for a closed case, never for an image', async () => {
    const [image, closing] = [await anImage(anna), await aCase(anna)];
    app.clock.advance(8 * DAY);
    const late = await again(app, ben);
    expect((await like(late, closing)).body).toMatchObject({
      code: 409,
      msg: 'This case is closed.',
    });
    expect((await like(late, image)).code).toBe(200);
    expect((await say(late, closing, 'Late')).code).toBe(409);
    expect((await say(late, image, 'Late')).code).toBe(200);
  });
});

describe('Commenting on a post', () => {
  it('[CO-33 CO-34 CO-35 CO-03] keeps the words and the name of whoever is signed in', async () => {
    const [id, other] = [await anImage(anna), await anImage(anna)];
    const reply = await say(ben, id, ' Nice.\nWhere? ', {
      full_name: 'Dr. Evil',
      route: 'https://evil.example',
    });
    const comment_id = idIn(reply);
    expect(reply.body).toMatchObject({
      code: 200,
      comment_count: 1,
      comment: { community_id: id, full_name: 'Ben Okoro' },
    });
    await say(anna, id, 'Here.', { parentId: comment_id });

    expect(
      resultOf(await anna.post('getCommentForCommunityId', { community_id: id })),
    ).toMatchObject([
      {
        id: comment_id,
        comment_id,
        community_id: id,
        signup_id: ben.id,
        comment: 'Nice.\nWhere?',
        created_time_date: expect.any(String),
      },
      { parent_id: comment_id, comment: 'Here.' },
    ]);
    const remove = (who: Person, community_id: number) =>
      who.post('deleteCommentForCommunityId', { comment_id, community_id });
    expect([(await remove(anna, id)).code, (await remove(ben, other)).code]).toEqual([403, 404]);
    expect((await remove(ben, id)).body).toMatchObject({ code: 200, comment_count: 1 });
  });

  it.each([
    ['', 'Please write a comment.'],
    ['Call 020 7946 0958', 'Please remove the phone number: nobody must be recognisable.'],
  ])('[CO-34] refuses the comment "%s"', async (text, message) => {
    const id = await anImage(anna);
    expect((await say(ben, id, text)).body).toMatchObject({
      code: 422,
      errors: { curruntComment: [message] },
    });
  });
});

describe('Saving and reporting a post', () => {
  it('[CO-28 CO-29] turns over, and the collection answers five arrays', async () => {
    const carla = await aMember(app);
    const [image, post] = [await anImage(anna), await aCase(anna)];
    for (const community_id of [image, post]) {
      const reply = await carla.post('addCommunityPostToCollection', {
        signup_id: carla.id,
        community_id,
      });
      expect(reply.body).toMatchObject({ code: 200, isAddedInCollection: 1 });
    }
    const saved = arraysIn(await carla.post('getCommunityCollection', { id: carla.id }));
    expect(saved).toHaveLength(5);
    expect(saved[0]?.map(({ id }) => id)).toEqual([post, image]);
    expect(saved[4]).toEqual([
      { id: post, community_id: post },
      { id: image, community_id: image },
    ]);
    expect(resultOf(await carla.get('clinicalCases/collection')).map(({ id }) => id)).toEqual([
      post,
    ]);

    const off = await carla.post('addCommunityPostToCollection', { community_id: image });
    expect(off.body).toMatchObject({ isAddedInCollection: 0 });
    expect(
      (await carla.post('addCommunityPostToCollection', { community_id: 999_999_999 })).code,
    ).toBe(404);
  });

  it('[CO-36] is kept once for each member, with a reason', async () => {
    const id = await anImage(anna);
    const report = (reason: string) =>
      ben.post('addCommunityReportReason', {
        signup_id: ben.id,
        community_id: id,
        reason,
        reportingUser: 'Dr. Evil',
        case: 'x',
      });
    expect((await report(' ')).body).toMatchObject({
      code: 422,
      errors: { reason: ['Reason is required.'] },
    });
    expect([(await report('Odd.')).code, (await report('Odd.')).code]).toEqual([200, 200]);
    expect(
      await app.rows('select reporter_id, reason from report where subject_id = ?', [id]),
    ).toEqual([{ reporter_id: ben.id, reason: 'Odd.' }]);
    expect(
      (await anna.post('addCommunityReportReason', { community_id: id, reason: 'Mine' })).code,
    ).toBe(403);
  });
});
