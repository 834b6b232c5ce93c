import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, anAdmin, anOnboarding, aVisitor } from '../support/people';
import { aCase, again, DAY, HOUR, resultOf, startWithFiles, theCase } from './support/cases';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const idsIn = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);
const several = async (author: Client, count: number, changes: object = {}) => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await aCase(author, changes));
  return ids.reverse();
};

describe('Reading cases', () => {
  it('[CA-30 CA-01] answers the feed newest first, page by page', async () => {
    const anna = await aMember(app);
    const posted = await several(anna, 5);
    const first = await anna.get('clinicalCases?limit=2');
    const second = await anna.get(`clinicalCases?limit=2&before=${first.body['nextBefore']}`);

    expect([...idsIn(resultOf(first)), ...idsIn(resultOf(second))]).toEqual(posted.slice(0, 4));
    expect(first.body['nextBefore']).toBe(posted[1]);
    expect(
      resultOf(await anna.get(`clinicalCases?limit=100&before=${Math.min(...posted)}`)).every(
        ({ id }) => Number(id) < Math.min(...posted),
      ),
    ).toBe(true);
  });

  it('filters by speciality, and an unknown one matches nothing', async () => {
    const anna = await aMember(app);
    const [eye] = await several(anna, 1, { speciality: 'Eye Surgery' });
    await aCase(anna);
    const reply = await anna.get('clinicalCases?speciality=Eye%20Surgery');

    expect(idsIn(resultOf(reply))).toContain(eye);
    expect(new Set(resultOf(reply).map(({ speciality }) => speciality))).toEqual(
      new Set(['Eye Surgery']),
    );
    expect(
      resultOf(await anna.get(`clinicalCases?speciality=${encodeURIComponent("x' or 1=1--")}`)),
    ).toEqual([]);
  });

  it.each(['limit=1000000', 'limit=', 'before=', 'before=0'])(
    'stays bounded with %s',
    async (query) => {
      const reply = await (await aMember(app)).get(`clinicalCases?${query}`);
      expect(reply.code).toBe(200);
      expect(resultOf(reply).length).toBeLessThanOrEqual(100);
    },
  );

  it('[CA-20] calls a case Active for seven days and Closed after them', async () => {
    const anna = await aMember(app);
    const id = await aCase(anna);
    app.clock.advance(7 * DAY - HOUR);
    expect(await theCase(await again(app, anna), id)).toMatchObject({ status: 'Active' });
    app.clock.advance(2 * HOUR);
    expect(await theCase(await again(app, anna), id)).toMatchObject({ status: 'Closed' });
  });

  it('[CA-31 CA-04] answers the cases of a member, of oneself when none is named', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const [hers, his] = [await several(anna, 2), await several(ben, 1)];

    expect((await anna.post('clinicalCases/mine')).body).toMatchObject({
      cases: hers.map((id) => ({ id })),
      files: [],
      nextBefore: null,
    });
    expect((await anna.post('clinicalCases/mine', { signup_id: ben.id })).body).toMatchObject({
      cases: his.map((id) => ({ id })),
    });
    expect((await anna.post('clinicalCases/mine', { limit: 1 })).body['nextBefore']).toBe(hers[0]);
  });

  it('answers 404 for what is not there, is hidden or was deleted', async () => {
    const [anna, ben, admin] = [await aMember(app), await aMember(app), await anAdmin(app)];
    const id = await aCase(anna);
    for (const wrong of ['999999999', '0', 'x', '1e3', '99999999999999999999'])
      expect((await ben.get(`clinicalCases/${wrong}`)).code).toBe(404);

    await app.rows('update clinical_post set hidden_at = ? where id = ?', [app.clock.now(), id]);
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect(idsIn(resultOf(await ben.get('clinicalCases')))).not.toContain(id);
    expect((await admin.get(`clinicalCases/${id}`)).code).toBe(200);
    expect(await theCase(anna, id)).toMatchObject({ is_hidden: 1 });

    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(200);
    expect((await anna.get(`clinicalCases/${id}`)).code).toBe(404);
  });

  it('shows nothing of members who have left', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(anna);
    await app.rows('update account set deleted_at = ? where id = ?', [app.clock.now(), anna.id]);
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect(idsIn(resultOf(await ben.get('clinicalCases')))).not.toContain(id);
  });

  it('is for members', async () => {
    const id = await aCase(await aMember(app));
    for (const path of [
      'clinicalCases',
      `clinicalCases/${id}`,
      'clinicalCases/collection',
      `clinicalCases/${id}/likers`,
    ]) {
      expect((await aVisitor(app).get(path)).code).toBe(401);
      expect((await (await anOnboarding(app)).get(path)).code).toBe(403);
    }
  });
});
