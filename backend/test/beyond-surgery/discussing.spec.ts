import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { aBeyondPost, theBeyondPost } from './support/beyond';

let app: RunningApp;
let anna: Person;
let ben: Person;
let post: number;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  post = await aBeyondPost(anna);
});

const resultOf = (reply: Replied) => reply.body['result'] as Record<string, unknown>[];
const like = (who: Person) =>
  who.post('addBeyondPostLike', {
    signup_id: who.id,
    beyond_surgery_id: post,
    isLike: 1,
    elm: 'x',
    full_name: 'Dr. Evil',
    module: 'x',
    route: 'https://evil.example',
  });
const say = (who: Person, curruntComment: string, more: object = {}) =>
  who.post('addCommentForBeyondId', { beyond_surgery_id: post, curruntComment, ...more });

describe('Liking', () => {
  it('[BS-09 BS-26 BS-39 BS-40] toggles, and shows who it was', async () => {
    expect((await like(ben)).body).toMatchObject({ code: 200, like_count: 1, is_like: 1 });
    expect(
      resultOf(await anna.post('getLikeListOfBeyond', { beyond_surgery_id: post })),
    ).toMatchObject([{ owner_id: ben.id, full_name: 'Ben Okoro', profile_pic: '', is_like: 1 }]);
    expect((await like(ben)).body).toMatchObject({ code: 200, like_count: 0, is_like: 0 });
    expect(await promised(app, 'notifications', { postId: post, memberId: ben.id })).toMatchObject([
      { name: 'beyond-liked' },
    ]);
    expect(
      (await ben.post('addBeyondPostLike', { beyond_surgery_id: post, signup_id: anna.id })).code,
    ).toBe(403);
    expect((await ben.post('addBeyondPostLike', { beyond_surgery_id: 987_654_321 })).code).toBe(
      404,
    );
  });

  it('counts each of many once', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => aMember(app)));
    await Promise.all(many.map((one) => like(one)));
    expect(await theBeyondPost(anna, post)).toMatchObject({ like_count: 8 });
  });
});

describe('Saving', () => {
  it('[BS-27 BS-41] toggles', async () => {
    const save = () =>
      ben.post('addBeyondPostToCollection', { signup_id: ben.id, beyond_surgery_id: post });
    expect((await save()).body).toMatchObject({ code: 200, is_save: 1 });
    expect((await save()).body).toMatchObject({ code: 200, is_save: 0 });
  });
});

describe('Commenting', () => {
  it('[BS-07 BS-23 BS-29 BS-42] counts, lists and tells', async () => {
    const said = await say(ben, 'Which  ridge?\n<script>', {
      signup_id: ben.id,
      full_name: 'Dr. Evil',
      route: 'https://evil.example',
    });
    expect(said.body).toMatchObject({
      code: 200,
      msg: 'Your comment is posted.',
      comment_count: 1,
    });
    const id = Number(said.body['id']);
    expect(
      resultOf(await anna.post('getCommentForBeyondId', { beyond_surgery_id: post })),
    ).toMatchObject([
      {
        id,
        comment_id: id,
        comment: 'Which  ridge?\n<script>',
        signup_id: ben.id,
        full_name: 'Ben Okoro',
        profile_pic: '',
        beyond_surgery_id: post,
        created_time_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
    expect(await promised(app, 'notifications', { commentId: id })).toMatchObject([
      { name: 'beyond-commented' },
    ]);
    expect((await say(ben, '  ')).body).toMatchObject({
      code: 422,
      errors: { curruntComment: ['Please write a comment.'] },
    });
    expect((await say(ben, 'x'.repeat(2_001))).code).toBe(422);
  });

  it('[BS-32 BS-42] is taken back, and changed, by its author alone', async () => {
    const comment_id = Number((await say(ben, 'Well done')).body['id']);
    const answer = await say(anna, 'Thank you', { parentId: comment_id });
    expect(answer.body['comment']).toMatchObject({ parent_id: comment_id });
    expect(
      (await anna.post('deleteCommentForBeyondId', { comment_id, beyond_surgery_id: post })).code,
    ).toBe(403);
    expect(
      (await anna.send('PUT', `beyond/comments/${comment_id}`, { comment: 'Mine' })).code,
    ).toBe(403);
    expect(
      (await ben.send('PUT', `beyond/comments/${comment_id}`, { comment: 'Very well done' })).body[
        'comment'
      ],
    ).toMatchObject({
      comment: 'Very well done',
      edited: 1,
    });
    expect(
      (await ben.post('deleteCommentForBeyondId', { comment_id, beyond_surgery_id: 987_654_321 }))
        .code,
    ).toBe(404);
    expect(
      (await ben.post('deleteCommentForBeyondId', { comment_id, beyond_surgery_id: post })).body,
    ).toMatchObject({
      code: 200,
      comment_count: 1,
    });
    expect(await theBeyondPost(ben, post)).toMatchObject({ comment_count: 1 });
  });
});

describe('Reporting', () => {
  it('[BS-22 BS-43] needs a reason, counts once, and three hide the post until it is reviewed', async () => {
    const report = (who: Person, reason = 'Not a colleague') =>
      who.post('addBeyondReportReason', {
        signup_id: who.id,
        beyond_surgery_id: post,
        reason,
        case: 'x',
        reportingUser: 'Dr. Evil',
      });
    expect((await report(ben, ' ')).body).toMatchObject({
      code: 422,
      errors: { reason: ['Reason is required.'] },
    });
    expect((await report(anna)).code).toBe(403);
    for (const who of [ben, ben, await aMember(app)]) expect((await report(who)).code).toBe(200);
    expect((await ben.post('getBeyondPost', { beyond_surgery_id: post })).code).toBe(200);
    await report(await aMember(app));
    expect((await ben.post('getBeyondPost', { beyond_surgery_id: post })).code).toBe(404);
    expect(await theBeyondPost(anna, post)).toMatchObject({ is_hidden: 1 });
  });
});
