import { anImage } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import type { Client, Replied } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { aCase, again, DAY, idIn, resultOf, startWithFiles, theCase } from './support/cases';

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

const like = (who: Client, clinicalCaseId: number) =>
  who.post('clinicalCases/like', { clinicalCaseId });
const dislike = (who: Client, clinicalCaseId: number) =>
  who.post('clinicalCases/dislike', { clinicalCaseId });
const say = (who: Client, clinicalCaseId: number, comment: string, more: object = {}) =>
  who.post('clinicalCases/comment', { clinicalCaseId, comment, ...more });
const commentsOn = async (who: Client, id: number, query = '') =>
  (await who.get(`getCommentsOnClinicalCase/${id}${query}`)) as Replied;
const listed = (reply: Replied) => reply.body as unknown as Record<string, unknown>[];

/** Until some connection waits for another one's lock. */
async function waiting(): Promise<void> {
  for (;;) {
    const [row] = await app.rows<{ count: number }>(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    if (row && row.count > 0) return;
  }
}

describe('Liking', () => {
  it('[CA-36 CA-22 CA-34 CA-35 CA-25] counts once, shows who it was, and takes back', async () => {
    const id = await aCase(anna);
    expect((await like(ben, id)).body).toMatchObject({ code: 200, like_count: 1, is_like: 1 });
    expect((await like(ben, id)).body).toMatchObject({ code: 200, like_count: 1 });
    expect(await theCase(ben, id)).toMatchObject({ like_count: 1, is_like: 1 });
    expect(await theCase(anna, id)).toMatchObject({ like_count: 1, is_like: 0 });
    expect(resultOf(await anna.get(`clinicalCases/${id}/likes`))).toEqual([ben.id]);
    expect(resultOf(await anna.get(`clinicalCases/${id}/likers`))).toMatchObject([
      { owner_id: ben.id, full_name: 'Ben Okoro', is_like: 1 },
    ]);

    expect((await dislike(ben, id)).body).toMatchObject({ code: 200, like_count: 0, is_like: 0 });
    expect((await dislike(ben, id)).body).toMatchObject({ code: 200, like_count: 0 });
    expect(await promised(app, 'notifications', { postId: id, memberId: ben.id })).toHaveLength(1);
  });

  it('counts fifty likes at once once', async () => {
    const id = await aCase(anna);
    const replies = await Promise.all(Array.from({ length: 50 }, () => like(ben, id)));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await theCase(anna, id)).toMatchObject({ like_count: 1 });
    expect(await promised(app, 'notifications', { postId: id, memberId: ben.id })).toHaveLength(1);
  });

  it('answers likes and dislikes that come at once, and counts what is left of them', async () => {
    const id = await aCase(anna);
    const both = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? like(ben, id) : dislike(ben, id),
    );
    expect(new Set((await Promise.all(both)).map(({ code }) => code))).toEqual(new Set([200]));
    const { like_count, is_like } = await theCase(ben, id);
    expect(like_count).toBe(is_like);
  });

  it('loses none of the likes of many', async () => {
    const id = await aCase(anna);
    const many = await Promise.all(Array.from({ length: 12 }, () => aMember(app)));
    await Promise.all(many.map((one) => like(one, id)));
    expect(await theCase(anna, id)).toMatchObject({ like_count: 12 });
    await Promise.all(many.slice(0, 5).map((one) => dislike(one, id)));
    expect(await theCase(anna, id)).toMatchObject({ like_count: 7 });
  });

  it('[D-198] is refused between two of whom one has blocked the other, who may only take back what they liked', async () => {
    const [blocked, blocker] = [await aMember(app), await aMember(app)];
    const toggle = (who: Client, community_id: number) =>
      who.post('addCommunityPostLike', { community_id });
    const [own, others] = [await aCase(blocked), await aCase(blocker)];
    const [image, liked] = [await anImage(blocker), await aCase(blocker)];
    for (const post of [liked, image]) await toggle(blocked, post);
    await blocker.post('blocks', { memberId: blocked.id });

    for (const reply of [
      await like(blocked, others),
      await toggle(blocked, others),
      await like(blocker, own),
      await toggle(blocker, own),
    ])
      expect(reply.body).toMatchObject({
        code: 403,
        msg: 'You cannot like or comment on this member’s posts.',
      });
    expect((await dislike(blocked, liked)).body).toMatchObject({ code: 200, like_count: 0 });
    expect((await toggle(blocked, image)).body).toMatchObject({ code: 200, like_count: 0 });
    expect((await toggle(blocked, image)).code).toBe(403);
    expect(await theCase(anna, others)).toMatchObject({ like_count: 0 });
    await blocker.send('DELETE', `blocks/${blocked.id}`, undefined);
    expect((await like(blocked, others)).code).toBe(200);
  });

  it('refuses what is not there and whoever speaks for another', async () => {
    const id = await aCase(anna);
    expect((await like(ben, 999_999_999)).code).toBe(404);
    expect((await ben.post('clinicalCases/like', {})).body.errors).toEqual({
      clinicalCaseId: ['The case is required.'],
    });
    expect(
      (await ben.post('clinicalCases/like', { clinicalCaseId: id, signupId: anna.id })).code,
    ).toBe(403);
    expect(await theCase(anna, id)).toMatchObject({ like_count: 0 });
  });
});

describe('Commenting', () => {
  it('[CA-38 CA-40 CA-46] keeps the words and the name of whoever is signed in', async () => {
    const id = await aCase(anna);
    const reply = await say(ben, id, ' I would\noperate. ', {
      full_name: 'Dr. Evil',
      route: 'https://evil.example',
      elm: 'x',
      author_id: anna.id,
    });

    expect(reply.body).toMatchObject({
      code: 200,
      comment: {
        comment: 'I would\noperate.',
        full_name: 'Ben Okoro',
        signup_id: ben.id,
        parent_id: null,
        clinical_case_id: id,
      },
      comment_count: 1,
    });
    expect(listed(await commentsOn(anna, id))).toMatchObject([
      { comment_id: idIn(reply), full_name: 'Ben Okoro', created_at: expect.any(String) },
    ]);
    expect(await theCase(anna, id)).toMatchObject({ comment_count: 1 });
    expect(
      JSON.stringify(await promised(app, 'notifications', { commentId: idIn(reply) })),
    ).not.toContain('vil');
  });

  it('answers pages of the latest, oldest first within the page', async () => {
    const id = await aCase(anna);
    for (const word of ['one', 'two', 'three']) await say(ben, id, word);
    const latest = await commentsOn(anna, id, '?limit=2');
    const before = latest.headers.get('x-next-before');

    expect(listed(latest).map(({ comment }) => comment)).toEqual(['two', 'three']);
    expect(
      listed(await commentsOn(anna, id, `?limit=2&before=${before}`)).map(({ comment }) => comment),
    ).toEqual(['one']);
    expect((await commentsOn(anna, id)).headers.get('x-next-before')).toBeNull();
  });

  it('[D-102] knows one level of answers', async () => {
    const [id, other] = [await aCase(anna), await aCase(anna)];
    const first = idIn(await say(ben, id, 'First'));
    const answer = await say(anna, id, 'Answer', { parentId: first });
    const deeper = await say(ben, id, 'Deeper', { parentId: idIn(answer) });

    expect(
      [answer, deeper].map(({ body }) => (body['comment'] as { parent_id: number }).parent_id),
    ).toEqual([first, first]);
    expect((await say(ben, other, 'Elsewhere', { parentId: first })).code).toBe(404);
    expect(await theCase(anna, other)).toMatchObject({ comment_count: 0 });
  });

  it('stores no answer to what is being deleted at that moment', async () => {
    const id = await aCase(anna);
    const first = idIn(await say(ben, id, 'First'));
    const deleting = app.em();
    await deleting.begin();
    await deleting.execute(
      'update clinical_post set comment_count = comment_count - 1 where id = ?',
      [id],
    );
    const answer = say(anna, id, 'Answer', { parentId: first });
    await waiting();
    await deleting.execute('update comment set deleted_at = ? where id = ?', [
      app.clock.now(),
      first,
    ]);
    await deleting.commit();
    expect((await answer).code).toBe(404);
    expect(await theCase(anna, id)).toMatchObject({ comment_count: 0 });
  });

  it.each([
    ['', 'Please write a comment.'],
    ['   ', 'Please write a comment.'],
    ['x'.repeat(2_001), 'Please enter at most 2,000 characters.'],
    [
      'See the 94-year-old again',
      'Please write "over 89" instead of the exact age: the patient must not be recognisable.',
    ],
  ])('[CA-28] refuses the comment "%.24s"', async (comment, message) => {
    const id = await aCase(anna);
    expect((await say(ben, id, comment)).body).toMatchObject({
      code: 422,
      errors: { comment: [message] },
    });
    expect(await theCase(anna, id)).toMatchObject({ comment_count: 0 });
  });

  it('[CA-39 CA-27 D-102] lets its author alone delete it; answers stay', async () => {
    const id = await aCase(anna);
    const comment = idIn(await say(ben, id, 'First'));
    await say(anna, id, 'Answer', { parentId: comment });
    const remove = (who: Client, comment_id: number) =>
      who.post('clinicalCases/deleteComment', { comment_id });

    expect((await remove(anna, comment)).code).toBe(403);
    expect((await remove(ben, comment)).body).toMatchObject({ code: 200, comment_count: 1 });
    expect((await remove(ben, comment)).code).toBe(404);
    expect(listed(await commentsOn(anna, id))).toMatchObject([
      { comment_id: comment, comment: '', is_deleted: 1 },
      { comment: 'Answer', is_deleted: 0 },
    ]);
    expect(
      await app.rows('select 1 from comment where subject_id = ? and text = ?', [id, 'First']),
    ).toEqual([]);
  });

  it('is done once under one Idempotency-Key', async () => {
    const id = await aCase(anna);
    const keyed = ben.with({ 'idempotency-key': `c-${id}` });
    const [one, two] = [await say(keyed, id, 'Once'), await say(keyed, id, 'Once')];
    expect(two.body).toEqual(one.body);
    expect(await theCase(anna, id)).toMatchObject({ comment_count: 1 });
    expect((await say(keyed, id, 'Twice')).code).toBe(422);
  });

  it('leaves no stray row when the case is deleted meanwhile', async () => {
    const id = await aCase(anna);
    const [removal, ...comments] = await Promise.all([
      anna.post('clinicalCases/delete', { id }),
      ...Array.from({ length: 8 }, (_, number) => say(ben, id, `Comment ${number}`)),
    ]);
    const posted = comments.filter(({ code }) => code === 200).length;
    const [row] = await app.rows<{ comment_count: number }>(
      'select comment_count from clinical_post where id = ?',
      [id],
    );

    expect(removal.code).toBe(200);
    expect(comments.every(({ code }) => code === 200 || code === 404)).toBe(true);
    expect(row?.comment_count).toBe(posted);
    expect(await app.rows('select 1 from comment where subject_id = ?', [id])).toHaveLength(posted);
  });
});

describe('A closed case', () => {
  it('[CA-21] takes no like and no comment, but can be saved, reported and read', async () => {
    const id = await aCase(anna);
    await like(ben, id);
    const mine = idIn(await say(ben, id, 'In time'));
    app.clock.advance(8 * DAY);
    const late = await again(app, ben);
    const later = await Promise.all([like(late, id), dislike(late, id), say(late, id, 'Too late')]);

    expect(later.map(({ code, body }) => [code, body.msg])).toEqual(
      Array(3).fill([409, 'This case is closed.']),
    );
    expect(await theCase(late, id)).toMatchObject({
      status: 'Closed',
      like_count: 1,
      comment_count: 1,
    });
    expect((await late.post('clinicalCases/collection/add', { cl_case_id: id })).code).toBe(200);
    expect(
      (await late.post('clinicalCases/report', { clinicalCaseId: id, reason: 'Odd.' })).code,
    ).toBe(200);
    expect((await late.post('clinicalCases/deleteComment', { comment_id: mine })).code).toBe(200);
  });
});
