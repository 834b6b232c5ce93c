import { aCase, again, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anAdmin, isConfirmed, PASSWORD, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, anna, ben] = [await anAdmin(app), await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

interface Reported {
  id: number;
  subject_id: number;
  count: number;
  is_hidden: boolean;
  title: string;
  reasons: { reason: string; reporter: string }[];
  author: { id: number; upheld_before: number } | null;
  decision: { action: string; note: string } | null;
}

const reports = async (state = 'open') =>
  resultOf(await admin.get(`admin/reports?state=${state}&limit=100`)) as unknown as Reported[];
const reportOn = async (subjectId: number, state = 'open') =>
  (await reports(state)).find((one) => one.subject_id === subjectId);
const report = (by: Person, id: number, category = 'wrong') =>
  by.post('clinicalCases/report', {
    clinicalCaseId: id,
    reason: 'A name tag is readable.',
    category,
  });
const told = (name: string) =>
  app.rows<{ payload: Record<string, unknown> }>(
    'select payload from outbox where name = ? order by id',
    [name],
  );

describe('A reported case', () => {
  it('waits with its content and who reported it, once for all who did', async () => {
    const id = await aCase(anna);
    await report(ben, id);
    await report(await aMember(app, { firstName: 'Ingrid', lastName: 'Sand' }), id, 'abusive');
    expect(await reportOn(id)).toMatchObject({
      count: 2,
      is_hidden: false,
      title: 'Acute cholecystitis',
      author: { id: anna.id, upheld_before: 0 },
      decision: null,
    });
    expect((await reportOn(id))?.reasons.map(({ reporter }) => reporter)).toEqual([
      'Dr. Anna Keller',
      'Dr. Ingrid Sand',
    ]);
  });

  it('is hidden, which both sides are told, and can be restored', async () => {
    const id = await aCase(anna);
    await report(ben, id);
    const { id: reportId = 0 } = (await reportOn(id)) ?? {};
    await admin.post(`admin/reports/${reportId}`, {
      action: 'remove',
      reason: 'A name tag can be read.',
      note: 'Please blacken the name tag.',
    });

    expect([
      (await ben.get(`clinicalCases/${id}`)).code,
      (await anna.get(`clinicalCases/${id}`)).code,
    ]).toEqual([404, 200]);
    expect(await reportOn(id)).toBeUndefined();
    expect(await reportOn(id, 'decided')).toMatchObject({
      decision: { action: 'remove', note: 'Please blacken the name tag.' },
      is_hidden: true,
    });
    expect((await told('post-removed')).at(-1)?.payload).toEqual({
      decisionId: expect.any(Number),
    });
    expect((await told('report-decided')).at(-1)?.payload).toEqual({ reportId });

    await admin.post(`admin/reports/${reportId}`, { action: 'restore' });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(200);
    expect((await told('post-restored')).at(-1)?.payload).toEqual({ kind: 'clinical-post', id });
    expect(
      (
        await app.rows<{ action: string }>(
          'select action from audit_event where object = ? order by id',
          [`clinical-post ${id}`],
        )
      ).map(({ action }) => action),
    ).toEqual(['post-reported', 'report-remove', 'report-restore']);
  });

  it('that hid itself comes back when the reports are dismissed', async () => {
    const id = await aCase(anna);
    await report(await isConfirmed(app, ben), id, 'patient-identifiable');
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    await admin.post(`admin/reports/${(await reportOn(id))?.id}`, { action: 'dismiss' });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(200);
  });

  it('may cost its author the access for some days', async () => {
    const cleo = await aMember(app);
    const id = await aCase(cleo);
    await report(ben, id);
    await admin.post(`admin/reports/${(await reportOn(id))?.id}`, {
      action: 'suspend',
      days: 3,
      reason: 'A patient can be recognised.',
    });
    expect((await cleo.get('clinicalCases')).code).toBe(401);
    const signIn = () => new Client(app).post('login', { emailId: cleo.email, password: PASSWORD });
    const refused = await signIn();
    expect([refused.code, refused.body.msg]).toEqual([
      403,
      expect.stringMatching(/^This account is suspended until \d{1,2} [A-Z][a-z]+ \d{4}\./),
    ]);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 3 * 24 * 3_600_000 + 1));
    expect((await signIn()).code).toBe(200);
    app.clock.set(before);
  });

  it.each([
    [{ action: 'burn' }],
    [{}],
    [{ action: 'suspend', days: 0, reason: 'Rude.' }],
    [{ action: 'remove' }],
    [{ action: 'repair', reason: ' ' }],
    [{ action: 'suspend', days: 3, note: 'Kept inside.' }],
  ])('is not decided by %p', async (body) => {
    expect((await admin.post('admin/reports/1', body)).code).toBe(422);
  });

  it('that nobody reported cannot be decided', async () => {
    expect((await admin.post('admin/reports/999999', { action: 'dismiss' })).code).toBe(404);
  });
});

describe('Everything of administrators', () => {
  const calls = [
    ['GET', 'admin/overview'],
    ['GET', 'admin/reports'],
    ['POST', 'admin/reports/1'],
    ['GET', 'admin/appeals'],
    ['POST', 'admin/appeals/1'],
    ['GET', 'admin/members'],
    ['GET', 'admin/members/1'],
    ['POST', 'admin/members/1/suspend'],
    ['POST', 'admin/members/1/reinstate'],
    ['POST', 'admin/members/1/verify'],
    ['POST', 'admin/members/1/end-sessions'],
    ['GET', 'admin/audit'],
    ['GET', 'admin/audit/actions'],
    ['GET', 'admin/visitors'],
  ] as const;

  it.each(calls)('is closed to others: %s %s', async (method, path) => {
    expect((await ben.send(method, path, method === 'POST' ? {} : undefined)).code).toBe(403);
    expect(
      (await new Client(app).send(method, path, method === 'POST' ? {} : undefined)).code,
    ).toBe(401);
  });

  it('is closed to whoever was one until a moment ago', async () => {
    const former = await anAdmin(app);
    expect((await former.get('admin/overview')).code).toBe(200);
    await app.rows("update account set role = 'member' where id = ? returning id", [former.id]);
    expect((await former.get('admin/overview')).code).toBe(403);
    expect((await (await again(app, former)).get('admin/reports')).code).toBe(403);
  });
});
