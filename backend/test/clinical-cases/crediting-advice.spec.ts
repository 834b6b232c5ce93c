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

const comment = async (by: Person, clinicalCaseId: number) =>
  idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain first.' }));
const report = (id: number, more: object = {}) =>
  anna.send('PUT', `clinicalCases/${id}/outcome`, { ...anOutcome('Home and well.'), ...more });
const quoted = async (id: number) => {
  const { body } = await cleo.get(`clinicalCases/${id}/outcome`);
  return (body['result'] as unknown as { advice: { commentId: number; effect: string }[] }).advice;
};
const credited = async (id: number) =>
  (await quoted(id)).map(({ commentId, effect }) => ({ commentId, effect }));
const briefOf = async (id: number) => (await theCase(cleo, id))['outcome_brief'];
const effects = async (id: number) => {
  const rows = (await cleo.get(`getCommentsOnClinicalCase/${id}`)).body as unknown as object[];
  return Object.fromEntries(
    (rows as { id: number; advice: string | null }[]).map((row) => [row.id, row.advice]),
  );
};
/** What somebody was told of this case, by kind. */
const toldOf = async (who: Person, id: number) =>
  resultOf(await who.get('getNotificationData'))
    .filter(({ link }) => String(link).startsWith(`/caseDetails/${id}#`))
    .map(({ kind }) => kind)
    .sort();

describe('Advice that the author of a case names', () => {
  it('stands with the outcome and with each comment', async () => {
    const id = await aCase(anna);
    const [bens, cleos, other] = [
      await comment(ben, id),
      await comment(cleo, id),
      await comment(ben, id),
    ];
    const advice = [
      { commentId: bens, effect: 'changed' },
      { commentId: cleos, effect: 'otherwise' },
    ];

    expect((await report(id, { advice })).code).toBe(200);

    expect(await credited(id)).toEqual(advice);
    expect(await effects(id)).toEqual({ [bens]: 'changed', [cleos]: 'otherwise', [other]: null });
  });

  it('[D-725] is quoted with whoever gave it: all of it with the outcome, in lists what changed the plan', async () => {
    const id = await aCase(anna);
    expect(await briefOf(id)).toBeNull();
    const [bens, liked, cleos] = [
      await comment(ben, id),
      await comment(ben, id),
      await comment(cleo, id),
    ];
    await cleo.post(`comments/${liked}/like`);
    const advice = [
      { commentId: cleos, effect: 'confirmed' },
      { commentId: bens, effect: 'changed' },
      { commentId: liked, effect: 'changed' },
    ];
    await report(id, { advice, complications: ['II', 'IIIa'], stayDays: 17 });

    const words = { comment: 'Drain first.', signup_id: ben.id, full_name: ben.fullName };
    expect(await quoted(id)).toMatchObject([
      { commentId: liked, effect: 'changed', ...words },
      { commentId: bens, effect: 'changed', ...words },
      { commentId: cleos, effect: 'confirmed', signup_id: cleo.id },
    ]);
    expect(await briefOf(id)).toMatchObject({
      clavien: 'IIIa',
      cci: 33.5,
      stay_days: 17,
      advice: { commentId: liked, ...words },
    });
    await ben.post('clinicalCases/deleteComment', { comment_id: liked });
    expect(await briefOf(id)).toMatchObject({ advice: { commentId: bens } });
    await report(id, { advice: [{ commentId: cleos, effect: 'confirmed' }] });
    expect(await briefOf(id)).toMatchObject({ advice: null });
  });

  it('[D-725] is quoted no more once whoever gave it has left', async () => {
    const id = await aCase(anna);
    const dora = await aMember(app);
    await report(id, { advice: [{ commentId: await comment(dora, id), effect: 'changed' }] });
    expect(await briefOf(id)).toMatchObject({ advice: { signup_id: dora.id } });
    await dora.post('deleteAccount', { reason: 'Done.' });
    expect(await briefOf(id)).toMatchObject({ advice: null });
    expect(await quoted(id)).toEqual([]);
  });

  it('is kept by a change that leaves it out, and replaced by one that names other', async () => {
    const id = await aCase(anna);
    const [bens, cleos] = [await comment(ben, id), await comment(cleo, id)];
    await report(id, { advice: [{ commentId: bens, effect: 'changed' }] });

    await report(id, { text: 'Home after a week.' });
    expect(await credited(id)).toEqual([{ commentId: bens, effect: 'changed' }]);

    await report(id, { advice: [{ commentId: bens, effect: 'confirmed' }] });
    expect(await credited(id)).toEqual([{ commentId: bens, effect: 'confirmed' }]);

    const other = [{ commentId: cleos, effect: 'confirmed' }];
    await report(id, { advice: other });
    expect(await credited(id)).toEqual(other);

    await report(id, { advice: [] });
    expect(await credited(id)).toEqual([]);
  });

  it.each<[string, (id: number) => Promise<object[]>]>([
    ["the author's own comment", async (id) => [await comment(anna, id)].map(changedBy)],
    [
      'a comment on another case',
      async () => [await comment(ben, await aCase(anna))].map(changedBy),
    ],
    ['a comment that does not exist', async () => [changedBy(999_999_999)]],
    [
      'a comment named twice',
      async (id) => {
        const commentId = await comment(ben, id);
        return [changedBy(commentId), { commentId, effect: 'confirmed' }];
      },
    ],
    [
      'a comment that was deleted',
      async (id) => {
        const commentId = await comment(ben, id);
        await ben.post('clinicalCases/deleteComment', { comment_id: commentId });
        return [changedBy(commentId)];
      },
    ],
    ['an unknown effect', async (id) => [{ commentId: await comment(ben, id), effect: 'cured' }]],
  ])('is not %s', async (_, named) => {
    const id = await aCase(anna);
    const reply = await report(id, { advice: await named(id) });
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body['errors'] ?? {})[0]).toMatch(/^advice/);
    expect((await anna.get(`clinicalCases/${id}/outcome`)).body['result']).toBeNull();
  });

  it('goes with its comment', async () => {
    const id = await aCase(anna);
    const bens = await comment(ben, id);
    await report(id, { advice: [changedBy(bens)] });
    await ben.post('clinicalCases/deleteComment', { comment_id: bens });
    expect(await credited(id)).toEqual([]);
  });

  it('goes with a case that is withdrawn', async () => {
    const id = await aCase(anna);
    await report(id, { advice: [changedBy(await comment(ben, id))] });
    await anna.post(`clinicalCases/${id}/consent/withdraw`, {});
    expect(await app.rows('select from case_advice where post_id = ?', [id])).toEqual([]);
  });
});

describe('What is told of an outcome', () => {
  it('[D-399] goes once to whoever commented on the case or saved it, and to whom the advice was', async () => {
    const id = await aCase(anna);
    const bens = await comment(ben, id);
    await cleo.post('clinicalCases/collection/add', { cl_case_id: id });
    const advice = [changedBy(bens)];

    await report(id, { advice });
    await hearAboutCase(app, id);
    await report(id, { advice, text: 'Home after a week.' });
    await hearAboutCase(app, id);

    expect(await toldOf(ben, id)).toEqual(['advice-credited', 'outcome-reported']);
    expect(await toldOf(cleo, id)).toEqual(['outcome-reported']);
    expect(await toldOf(anna, id)).toEqual(['case-commented']);
  });

  it('is no advice that turned out otherwise', async () => {
    const id = await aCase(anna);
    await report(id, { advice: [{ commentId: await comment(ben, id), effect: 'otherwise' }] });
    await hearAboutCase(app, id);
    expect(await toldOf(ben, id)).toEqual(['outcome-reported']);
  });

  it('is nothing where there is a block between the two', async () => {
    const id = await aCase(anna);
    const bens = await comment(ben, id);
    await app.rows(
      'insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, now())',
      [ben.id, anna.id],
    );
    await report(id, { advice: [changedBy(bens)] });
    await hearAboutCase(app, id);
    expect(await toldOf(ben, id)).toEqual([]);
    await app.rows('delete from member_block where blocker_id = ?', [ben.id]);
  });

  it('is nothing to whom the case is not shown', async () => {
    const id = await aCase(anna);
    await comment(ben, id);
    await app.rows(
      `update clinical_post set audience = 'speciality', speciality = 'Urology' where id = ?`,
      [id],
    );
    await report(id);
    await hearAboutCase(app, id);
    expect(await toldOf(ben, id)).toEqual([]);
  });
});

function changedBy(commentId: number) {
  return { commentId, effect: 'changed' };
}
