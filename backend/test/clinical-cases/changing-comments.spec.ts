import { anImage } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, again, DAY, idIn, resultOf, startWithFiles } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const say = async (who: Person, clinicalCaseId: number, more: object = {}) =>
  idIn(await who.post('clinicalCases/comment', { clinicalCaseId, comment: 'Operate.', ...more }));
const change = (who: Person, comment_id: number, comment = 'Wait.') =>
  who.post('clinicalCases/editComment', { comment_id, comment });
const commentsOn = async (id: number, who = anna) =>
  (await who.get(`getCommentsOnClinicalCase/${id}`)).body as unknown as Record<string, unknown>[];

describe('Changing a comment', () => {
  it('[CA-38] says that it was changed, for a quarter of an hour', async () => {
    const id = await aCase(anna);
    app.clock.set(new Date());
    const comment = await say(ben, id);
    expect(await commentsOn(id)).toMatchObject([{ edited: 0, edited_at: null }]);

    app.clock.advance(14 * MINUTE);
    expect((await change(ben, comment)).body).toMatchObject({
      code: 200,
      comment: {
        id: comment,
        comment: 'Wait.',
        edited: 1,
        edited_at: expect.any(String),
        clinical_case_id: id,
      },
    });
    app.clock.advance(MINUTE);
    const later = await again(app, ben);
    const late = await change(later, comment, 'Too late.');
    expect(late.body).toMatchObject({
      code: 409,
      msg: 'You can edit a comment for 15 minutes only.',
    });
    expect(await commentsOn(id, later)).toMatchObject([{ comment: 'Wait.', edited: 1 }]);
  });

  it('[CA-27] is for its author alone, and needs words in which nobody is recognised', async () => {
    const id = await aCase(anna);
    const comment = await say(ben, id);
    expect((await change(anna, comment)).code).toBe(403);
    expect((await change(ben, 999_999_999)).code).toBe(404);
    expect((await change(ben, comment, ' ')).body.errors).toEqual({
      comment: ['Please write a comment.'],
    });
    expect((await change(ben, comment, 'Ask vera@example.org')).code).toBe(422);
    await ben.post('clinicalCases/deleteComment', { comment_id: comment });
    expect((await change(ben, comment)).code).toBe(404);
  });

  it('[CA-21] is over when the case is closed or gone', async () => {
    const id = await aCase(anna);
    app.clock.set(new Date(Date.now() + 7 * DAY - 5 * MINUTE));
    const [late, author] = [await again(app, ben), await again(app, anna)];
    const comment = await say(late, id);
    app.clock.advance(6 * MINUTE);
    expect((await change(late, comment)).body).toMatchObject({
      code: 409,
      msg: 'This case is closed.',
    });
    await author.post('clinicalCases/delete', { id });
    expect((await change(late, comment)).code).toBe(404);
  });

  it('works under an image', async () => {
    const id = await anImage(anna);
    const added = await ben.post('addCommentForCommunityId', {
      community_id: id,
      curruntComment: 'Nice',
    });
    expect((await change(ben, idIn(added))).code).toBe(200);
    expect(
      resultOf(await anna.post('getCommentForCommunityId', { community_id: id })),
    ).toMatchObject([{ comment: 'Wait.', edited: 1 }]);
  });
});

describe('A mention', () => {
  it('is answered by name, as long as the comment and the member are there', async () => {
    const [id, carla] = [
      await aCase(anna),
      await aMember(app, { firstName: 'Carla', lastName: 'Diaz' }),
    ];
    const comment = await say(ben, id, { mentions: [carla.id, 999_999_999] });
    expect(await commentsOn(id)).toMatchObject([
      { mentions: [{ id: carla.id, full_name: 'Carla Diaz' }] },
    ]);

    await app.rows('update account set deleted_at = ? where id = ?', [app.clock.now(), carla.id]);
    expect(await commentsOn(id)).toMatchObject([{ mentions: [] }]);
    await ben.post('clinicalCases/deleteComment', { comment_id: comment });
    expect(await app.rows('select 1 from comment_mention where comment_id = ?', [comment])).toEqual(
      [],
    );
  });

  it.each([[['x']], [[0]], [Array.from({ length: 11 }, (_, index) => index + 1)]])(
    'refuses %j',
    async (mentions) => {
      const id = await aCase(anna);
      expect(
        (await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'You?', mentions }))
          .code,
      ).toBe(422);
      expect(await commentsOn(id)).toEqual([]);
    },
  );
});
