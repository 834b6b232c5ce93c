import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, isConfirmed, type Person } from '../support/people';
import { aCase, again, DAY, resultOf, startWithFiles, theCase } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const save = (who: Client, cl_case_id: number) =>
  who.post('clinicalCases/collection/add', { cl_case_id });
const unsave = (who: Client, cl_case_id: number) =>
  who.post('clinicalCases/collection/remove', { cl_case_id });
const report = (who: Client, clinicalCaseId: number, more: object = {}) =>
  who.post('clinicalCases/report', { clinicalCaseId, reason: 'Not right.', ...more });
const reportsOn = (id: number) =>
  app.rows<Record<string, unknown>>('select * from report where subject_id = ?', [id]);
const sees = async (who: Client, id: number) => (await who.get(`clinicalCases/${id}`)).code === 200;

describe('A collection', () => {
  it('[CA-41 CA-23 CA-03] holds what its owner saved, and nobody else sees it', async () => {
    const [one, two] = [await aCase(anna), await aCase(anna)];
    for (const id of [two, one, one])
      expect((await save(ben, id)).body).toMatchObject({ code: 200, isAddedInCollection: 1 });

    expect(resultOf(await ben.get('clinicalCases/collection')).map(({ id }) => id)).toEqual([
      two,
      one,
    ]);
    expect((await ben.get('clinicalCases/collection?limit=1')).body['nextBefore']).toBe(two);
    expect(await theCase(ben, one)).toMatchObject({ isAddedInCollection: 1 });
    expect(await theCase(anna, one)).toMatchObject({ isAddedInCollection: 0 });
    expect(resultOf(await anna.get('clinicalCases/collection'))).toEqual([]);

    for (let times = 0; times < 2; times += 1)
      expect((await unsave(ben, two)).body).toMatchObject({ code: 200, isAddedInCollection: 0 });
    expect(resultOf(await ben.get('clinicalCases/collection')).map(({ id }) => id)).toEqual([one]);
  });

  it('takes nothing that is not there and shows nothing that is gone', async () => {
    const id = await aCase(anna);
    expect((await save(ben, 999_999_999)).code).toBe(404);
    await save(ben, id);
    await anna.post('clinicalCases/delete', { id });
    expect(
      resultOf(await ben.get('clinicalCases/collection')).map((row) => row['id']),
    ).not.toContain(id);
    expect((await unsave(ben, id)).code).toBe(200);
  });
});

describe('A report', () => {
  it('[CA-37 CA-26] is kept once for each member', async () => {
    const id = await aCase(anna);
    expect((await report(ben, id, { category: 'wrong', reportingUser: 'Dr. Evil' })).code).toBe(
      200,
    );
    expect((await report(ben, id, { category: 'abusive' })).code).toBe(200);
    expect(await reportsOn(id)).toMatchObject([
      { reporter_id: ben.id, category: 'wrong', reason: 'Not right.', decision: null },
    ]);
    expect(await sees(ben, id)).toBe(true);
  });

  it('[CA-26] needs a reason, and nobody reports what is their own', async () => {
    const id = await aCase(anna);
    expect((await report(ben, id, { reason: ' ' })).body).toMatchObject({
      code: 422,
      errors: { reason: ['Reason is required.'] },
    });
    expect((await report(ben, id, { category: 'dull' })).code).toBe(422);
    expect((await report(anna, id)).code).toBe(403);
    expect((await report(ben, 999_999_999)).code).toBe(404);
    expect(await reportsOn(id)).toEqual([]);
  });

  it('hides the case when three members agree, until it is reviewed', async () => {
    const id = await aCase(anna);
    const three = [await aMember(app), await aMember(app), await aMember(app)];
    await Promise.all(three.map((one) => report(one, id)));
    expect(await sees(ben, id)).toBe(false);
    expect(await theCase(anna, id)).toMatchObject({ is_hidden: 1 });
    app.clock.advance(3 * DAY);
    expect(await sees(await again(app, ben), id)).toBe(false);
  });

  it('hides the case for a day when a confirmed member says that the patient is recognisable', async () => {
    const id = await aCase(anna);
    const carla = await isConfirmed(app, await aMember(app));
    await report(carla, id, { category: 'patient-identifiable' });
    expect(await sees(ben, id)).toBe(false);
    app.clock.advance(DAY + 1_000);
    expect(await sees(await again(app, ben), id)).toBe(true);
  });

  it('[D-952] hides it when a second member says so, if neither is confirmed', async () => {
    const id = await aCase(anna);
    const another = { category: 'patient-identifiable' };
    await report(await aMember(app), id, another);
    await report(await aMember(app), id, { category: 'wrong' });
    expect(await sees(ben, id)).toBe(true);
    const second = await aCase(anna);
    for (const seen of [true, false]) {
      await report(await aMember(app), second, another);
      expect(await sees(ben, second)).toBe(seen);
    }
    app.clock.advance(DAY + 1_000);
    expect(await sees(await again(app, ben), second)).toBe(true);
  });

  it('hides nothing any more for whose last three such reports were dismissed', async () => {
    const carla = await isConfirmed(app, await aMember(app));
    for (let times = 0; times < 3; times += 1)
      await report(carla, await aCase(anna), { category: 'patient-identifiable' });
    await app.rows(
      `update report set decision = 'dismissed', decided_at = ? where reporter_id = ?`,
      [app.clock.now(), carla.id],
    );
    const id = await aCase(anna);
    await report(carla, id, { category: 'patient-identifiable' });
    expect(await sees(ben, id)).toBe(true);
  });
});
