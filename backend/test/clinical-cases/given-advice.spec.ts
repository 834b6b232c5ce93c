import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, anOutcome, idIn, resultOf, startWithFiles } from './support/cases';

let app: RunningApp;
let adviser: Person;
let reader: Person;
beforeAll(async () => {
  app = await startWithFiles();
  reader = await aMember(app);
});
beforeEach(async () => {
  adviser = await aMember(app);
});
afterAll(() => app.stop());

/** A case in which the adviser's comment had this effect. @returns its id */
async function advised(
  author: Person,
  { effect = 'changed', form = {} }: { effect?: string; form?: object } = {},
): Promise<{ id: number; commentId: number }> {
  const id = await aCase(author, form);
  const comment = { clinicalCaseId: id, comment: 'Drain first.' };
  const commentId = idIn(await adviser.post('clinicalCases/comment', comment));
  const advice = [{ commentId, effect }];
  const outcome = { ...anOutcome('Home and well.'), advice };
  const reply = await author.send('PUT', `clinicalCases/${id}/outcome`, outcome);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return { id, commentId };
}
const numbers = async () =>
  (await reader.post('getProfileDetails', { id: adviser.id })).body['advice'];
const listed = async (by = reader) =>
  resultOf(await by.get(`members/${adviser.id}/advice`)).map(({ id }) => id);
const NOTHING = { changed: 0, confirmed: 0, by_speciality: [] };

describe('The advice that a member gave', () => {
  it('is counted by cases, and by their specialities', async () => {
    expect(await numbers()).toEqual(NOTHING);
    const urology = { form: { speciality: 'Urology' } };
    await advised(await aMember(app), urology);
    await advised(await aMember(app), urology);
    await advised(await aMember(app));
    await advised(await aMember(app), { effect: 'confirmed' });
    await advised(await aMember(app), { effect: 'otherwise' });

    expect(await numbers()).toEqual({
      changed: 3,
      confirmed: 1,
      by_speciality: [
        { speciality: 'Urology', changed: 2 },
        { speciality: 'General Surgery', changed: 1 },
      ],
    });
  });

  it('is listed with the comment and what became of the patient', async () => {
    const author = await aMember(app);
    const { id, commentId } = await advised(author);
    const reply = await reader.get(`members/${adviser.id}/advice`);
    expect(resultOf(reply)).toEqual([
      expect.objectContaining({
        id,
        diagnosis: 'Acute cholecystitis',
        speciality: 'General Surgery',
        effect: 'changed',
        comment_id: commentId,
        comment: 'Drain first.',
        clavien: 'II',
        full_name: author.fullName,
      }),
    ]);
  });

  it('[D-412] counts three cases of one author in a year', async () => {
    const author = await aMember(app);
    const cases = [];
    for (let made = 0; made < 4; made += 1) cases.push((await advised(author)).id);
    expect(await numbers()).toMatchObject({ changed: 3 });
    expect(await listed()).toEqual(cases.slice(0, 3).reverse());

    await app.rows(
      `update case_advice set credited_at = credited_at - interval '1 year' where post_id = ?`,
      [cases[0]],
    );
    expect(await numbers()).toMatchObject({ changed: 4 });
  });

  it.each<[string, (id: number, author: Person, commentId: number) => Promise<unknown>]>([
    ['of a case that is deleted', (id, author) => author.post('clinicalCases/delete', { id })],
    [
      'of a case that is withdrawn',
      (id, author) => author.post(`clinicalCases/${id}/consent/withdraw`, {}),
    ],
    [
      'of a case that is hidden',
      (id) => app.rows('update clinical_post set hidden_at = now() where id = ?', [id]),
    ],
    [
      'in a comment that is deleted',
      (_, __, comment_id) => adviser.post('clinicalCases/deleteComment', { comment_id }),
    ],
    [
      'for somebody whom one has blocked since',
      (_, author) =>
        app.rows(
          'insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, now())',
          [adviser.id, author.id],
        ),
    ],
    [
      'for somebody who has left',
      (_, author) => app.rows('update account set deleted_at = now() where id = ?', [author.id]),
    ],
  ])('does not count %s', async (_, end) => {
    const author = await aMember(app);
    const { id, commentId } = await advised(author);
    expect(await numbers()).toMatchObject({ changed: 1 });
    await end(id, author, commentId);
    expect(await numbers()).toEqual(NOTHING);
    expect(await listed()).toEqual([]);
  });

  it('is counted for all, and listed for those who may see the case', async () => {
    const urologist = await aMember(app);
    await app.rows(
      `insert into profile (account_id, speciality) values (?, 'Urology') on conflict (account_id) do update set speciality = 'Urology'`,
      [urologist.id],
    );
    const { id } = await advised(await aMember(app));
    await app.rows(
      `update clinical_post set audience = 'speciality', speciality = 'Urology' where id = ?`,
      [id],
    );
    expect(await numbers()).toMatchObject({ changed: 1 });
    expect(await listed()).toEqual([]);
    expect(await listed(urologist)).toEqual([id]);
  });

  it('comes in pages', async () => {
    const cases = [];
    for (let made = 0; made < 3; made += 1) cases.push((await advised(await aMember(app))).id);
    const first = await reader.get(`members/${adviser.id}/advice?limit=2`);
    const { nextBefore } = first.body;
    const rest = await reader.get(`members/${adviser.id}/advice?limit=2&before=${nextBefore}`);
    expect([...resultOf(first), ...resultOf(rest)].map(({ id }) => id)).toEqual(cases.reverse());
    expect(rest.body['nextBefore']).toBeNull();
  });

  it('is nothing of a member who does not exist', async () => {
    expect((await reader.get('members/999999999/advice')).code).toBe(404);
  });
});
