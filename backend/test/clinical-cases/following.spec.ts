import { hearAboutCase } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, anOutcome, idIn, resultOf, startWithFiles, theCase } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  cleo = await aMember(app);
});
afterAll(() => app.stop());

const follow = (by: Person, id: number) => by.post(`clinicalCases/${id}/follow`);
const unfollow = (by: Person, id: number) =>
  by.send('DELETE', `clinicalCases/${id}/follow`, undefined);
const comment = async (by: Person, clinicalCaseId: number, more: object = {}) =>
  idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain.', ...more }));
const isFollowing = async (by: Person, id: number) => (await theCase(by, id))['is_following'];
/** The lines that somebody reads about this case. */
const linesOf = async (who: Person, id: number) =>
  resultOf(await who.get('getNotificationData'))
    .filter(({ link }) => String(link).startsWith(`/caseDetails/${id}`))
    .map(({ kind, text }) => [kind, text]);

describe('Following a case', () => {
  it("is one's own, and done twice it stays done", async () => {
    const id = await aCase(anna);
    expect(await isFollowing(ben, id)).toBe(0);

    const replies = [await follow(ben, id), await follow(ben, id)];

    expect(replies.map(({ code, body }) => [code, body['is_following']])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect([await isFollowing(ben, id), await isFollowing(cleo, id)]).toEqual([1, 0]);
    expect((await unfollow(ben, id)).body).toMatchObject({ code: 200, is_following: 0 });
    expect((await unfollow(ben, id)).code).toBe(200);
    expect(await isFollowing(ben, id)).toBe(0);
  });

  it('[D-413] tells of comments, several in one line', async () => {
    const id = await aCase(anna);
    await follow(cleo, id);
    await comment(ben, id);
    await comment(anna, id);
    await hearAboutCase(app, id);
    expect(await linesOf(cleo, id)).toEqual([
      [
        'followed-case-commented',
        `Dr. ${anna.fullName} and 1 other commented on a case that you follow.`,
      ],
    ]);
  });

  it("does not tell of one's own comments, nor twice of an answer, nor once it has ended", async () => {
    const id = await aCase(anna);
    await follow(ben, id);
    await follow(cleo, id);
    const bens = await comment(ben, id);
    await unfollow(cleo, id);
    await comment(anna, id, { parentId: bens });
    await hearAboutCase(app, id);
    expect((await linesOf(ben, id)).map(([kind]) => kind)).toEqual(['comment-replied']);
    expect(await linesOf(cleo, id)).toEqual([]);
  });

  it('tells of nothing that one may not see any more', async () => {
    const id = await aCase(anna);
    await follow(cleo, id);
    await comment(ben, id);
    await app.rows(
      `update clinical_post set audience = 'speciality', speciality = 'Urology' where id = ?`,
      [id],
    );
    await hearAboutCase(app, id);
    expect(await linesOf(cleo, id)).toEqual([]);
  });

  it('tells of the outcome', async () => {
    const id = await aCase(anna);
    await follow(cleo, id);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Home and well.'));
    await hearAboutCase(app, id);
    expect((await linesOf(cleo, id)).map(([kind]) => kind)).toEqual(['outcome-reported']);
  });

  it('is not possible where one sees nothing', async () => {
    const id = await aCase(anna);
    await anna.post('clinicalCases/delete', { id });
    expect((await follow(ben, id)).code).toBe(404);
  });
});
