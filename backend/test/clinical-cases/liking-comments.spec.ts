import { aBeyondPost } from '../beyond-surgery/support/beyond';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, again, DAY, idIn, type Rows, resultOf, startWithFiles } from './support/cases';

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
afterEach(() => app.clock.reset());

interface Place {
  readonly path: 'comments' | 'beyond/comments';
  /** A thing of Anna's. */
  post(): Promise<number>;
  comment(by: Person, id: number): Promise<number>;
  rows(by: Person, id: number): Promise<Rows>;
}

const CASE: Place = {
  path: 'comments',
  post: () => aCase(anna),
  comment: async (by, clinicalCaseId) =>
    idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain first.' })),
  rows: async (by, id) => (await by.get(`getCommentsOnClinicalCase/${id}`)).body as unknown as Rows,
};
const BEYOND: Place = {
  path: 'beyond/comments',
  post: () => aBeyondPost(anna),
  comment: async (by, beyond_surgery_id) => {
    const body = { beyond_surgery_id, curruntComment: 'What a view.' };
    return idIn(await by.post('addCommentForBeyondId', body));
  },
  rows: async (by, beyond_surgery_id) =>
    resultOf(await by.post('getCommentForBeyondId', { beyond_surgery_id })),
};

const like = (by: Person, { path }: Place, id: number) => by.post(`${path}/${id}/like`);
const unlike = (by: Person, { path }: Place, id: number) =>
  by.send('DELETE', `${path}/${id}/like`, undefined);

describe.each([
  ['a case', CASE],
  ['a post of Beyond Surgery', BEYOND],
])('A comment on %s', (_, place) => {
  const seen = async (by: Person, id: number) =>
    (await place.rows(by, id)).map((row) => [row['like_count'], row['is_like']]);

  it('is liked once by each, and by nobody else', async () => {
    const id = await place.post();
    const comment = await place.comment(ben, id);
    expect(await seen(cleo, id)).toEqual([[0, 0]]);

    const replies = [
      await like(anna, place, comment),
      await like(cleo, place, comment),
      await like(cleo, place, comment),
    ];

    expect(replies.map(({ code, body }) => [code, body['like_count'], body['is_like']])).toEqual([
      [200, 1, 1],
      [200, 2, 1],
      [200, 2, 1],
    ]);
    expect(await seen(cleo, id)).toEqual([[2, 1]]);
    expect(await seen(ben, id)).toEqual([[2, 0]]);
  });

  it('is liked no more, which changes nothing when said again', async () => {
    const id = await place.post();
    const comment = await place.comment(ben, id);
    await like(cleo, place, comment);
    for (let times = 0; times < 2; times += 1)
      expect((await unlike(cleo, place, comment)).body).toMatchObject({
        code: 200,
        like_count: 0,
        is_like: 0,
      });
    expect(await seen(cleo, id)).toEqual([[0, 0]]);
  });

  it('counts each of ten who like it at once', async () => {
    const id = await place.post();
    const comment = await place.comment(ben, id);
    const ten = await Promise.all(Array.from({ length: 10 }, () => aMember(app)));
    await Promise.all([...ten, ...ten].map((member) => like(member, place, comment)));
    expect(await seen(ben, id)).toEqual([[10, 0]]);
  });

  it('that is gone, or was never there, is 404', async () => {
    expect((await like(ben, place, 999_999_999)).code).toBe(404);
    const other = place === CASE ? BEYOND : CASE;
    const elsewhere = await other.comment(ben, await other.post());
    expect((await like(cleo, place, elsewhere)).code).toBe(404);
  });
});

describe('A comment on a case', () => {
  it('is not liked across a block, nor where one sees nothing', async () => {
    const id = await aCase(anna);
    const comment = await CASE.comment(ben, id);
    await app.rows(
      'insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, now())',
      [anna.id, cleo.id],
    );
    expect((await like(cleo, CASE, comment)).code).toBe(403);
    await app.rows('delete from member_block where blocker_id = ?', [anna.id]);
    await app.rows(
      `update clinical_post set audience = 'speciality', speciality = 'Urology' where id = ?`,
      [id],
    );
    expect((await like(cleo, CASE, comment)).code).toBe(404);
  });

  it('keeps its likes when the discussion has closed, and takes no more', async () => {
    const id = await aCase(anna);
    const comment = await CASE.comment(ben, id);
    await like(cleo, CASE, comment);
    app.clock.advance(8 * DAY);
    const later = await again(app, cleo);
    expect((await unlike(later, CASE, comment)).code).toBe(409);
    expect((await like(await again(app, anna), CASE, comment)).code).toBe(409);
    expect((await CASE.rows(later, id))[0]).toMatchObject({ like_count: 1, is_like: 1 });
  });
});
