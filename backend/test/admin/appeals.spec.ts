import { aCase, caseForm, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, anAdmin, type Person } from '../support/people';
import { deskOf, KIND, REASON } from './support/reports';

let app: RunningApp;
let admin: Person;
let moderator: Person;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, moderator] = [await anAdmin(app), await aModerator(app)];
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
  id = await aCase(anna);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const TEXT = 'The voice is our scrub nurse, nobody is a patient.';
const desk = () => deskOf(app);

/** Something that Ben reported, and that a moderator took out of sight. */
async function takenDown(action = 'remove', by = moderator): Promise<number> {
  const report = await desk().reported(ben, id);
  await by.post(`admin/reports/${report}`, { action, reason: REASON });
  return report;
}
const appeal = (who: Person = anna, text = TEXT) => who.post('appeals', { kind: KIND, id, text });
const rule = (who: Person, appealId: number, decision = 'restore') =>
  who.post(`admin/appeals/${appealId}`, { decision, reason: 'We listened again.' });
const own = async () => (await anna.get(`appeals/${KIND}/${id}`)).body['result'];
const rowOf = async (who: Person, appealId: number, state = 'open') =>
  resultOf(await who.get(`admin/appeals?state=${state}&limit=100`)).find(
    (row) => row['id'] === appealId,
  );
const seen = async () => (await ben.get(`clinicalCases/${id}`)).code;
const told = async (who: Person) => {
  await hearSignals(app);
  const lines = resultOf(await who.post('getNotificationData'));
  const news = lines.filter(({ kind }) => kind !== 'case-closing');
  return news.map(({ kind, link }) => `${kind} ${link}`);
};

describe('An author', () => {
  it('[D-776] reads what was decided and why, and appeals once', async () => {
    await takenDown();
    expect(await told(anna)).toEqual([`post-removed /appeals/${KIND}/${id}`]);
    expect(await own()).toMatchObject({
      kind: KIND,
      id,
      title: 'Acute cholecystitis',
      link: `/caseDetails/${id}`,
      action: 'remove',
      reason: REASON,
      in_force: true,
      may_appeal: true,
      appeal: null,
    });
    expect(JSON.stringify(await own())).not.toContain(moderator.fullName);
    expect((await appeal()).code).toBe(200);
    const again = await appeal();
    expect([again.code, again.body.msg]).toEqual([
      409,
      'You have already appealed. You can appeal only once.',
    ]);
    expect(await own()).toMatchObject({
      may_appeal: false,
      appeal: { text: TEXT, decision: null },
    });
  });

  it('[D-776] appeals neither against nothing, nor in the place of somebody else, nor without a word', async () => {
    expect((await appeal()).code).toBe(404);
    const report = await takenDown();
    expect((await appeal(ben)).code).toBe(404);
    expect((await appeal(anna, ' ')).code).toBe(422);
    await admin.post(`admin/reports/${report}`, { action: 'restore' });
    expect((await appeal()).code).toBe(409);
  });

  it('[D-776] may appeal where it is to be mended, but not once it is', async () => {
    await takenDown('repair');
    expect(await told(anna)).toEqual([`post-needs-repair /appeals/${KIND}/${id}`]);
    expect(await own()).toMatchObject({ action: 'repair', may_appeal: true });
    await anna.post(`clinicalCases/${id}`, caseForm());
    expect((await appeal()).code).toBe(409);
    expect(await own()).toMatchObject({ in_force: false, mended_at: expect.any(String) });
  });
});

describe('An appeal', () => {
  it('[D-777] brings back what it is about, and takes the decision out of its author’s history', async () => {
    await takenDown();
    app.clock.advance(60_000);
    const appealId = idIn(await appeal());
    expect(await rowOf(admin, appealId)).toMatchObject({
      text: TEXT,
      reports: 1,
      may_decide: true,
      verdict: null,
      object: { kind: KIND, id, author: { id: anna.id, removed: 1 } },
      reasons: [{ reason: 'A name tag is readable.' }],
      against: { action: 'remove', reason: REASON, by: moderator.fullName },
    });
    expect((await rule(admin, appealId)).code).toBe(200);
    expect(await seen()).toBe(200);
    expect(await rowOf(admin, appealId)).toBeUndefined();
    expect(await rowOf(admin, appealId, 'decided')).toMatchObject({
      object: { author: { removed: 0 } },
      verdict: { decision: 'restore', reason: 'We listened again.', by: admin.fullName },
    });
    expect(await told(anna)).toContain(`appeal-decided /appeals/${KIND}/${id}`);
    expect(await told(moderator)).toContain('appeal-decided /admin/appeals?state=decided');
    expect(await own()).toMatchObject({ in_force: false, appeal: { decision: 'restore' } });
    expect(await desk().audited(`${KIND} ${id}`)).toContain('appeal-restore');
    expect((await rule(admin, appealId)).code).toBe(409);
  });

  it('[D-777] may be turned down, with a reason', async () => {
    await takenDown();
    const appealId = idIn(await appeal());
    const bare = { decision: 'uphold' };
    expect((await admin.post(`admin/appeals/${appealId}`, bare)).code).toBe(422);
    expect((await rule(admin, appealId, 'uphold')).code).toBe(200);
    expect(await seen()).toBe(404);
    expect(await own()).toMatchObject({
      in_force: true,
      appeal: { decision: 'uphold', reason: 'We listened again.' },
    });
  });

  it('[D-774] is decided by somebody else than who decided first', async () => {
    await takenDown();
    const appealId = idIn(await appeal());
    expect(await rowOf(moderator, appealId)).toMatchObject({ may_decide: false });
    const first = await rule(moderator, appealId);
    expect([first.code, first.body.msg]).toEqual([403, 'Someone else must decide this appeal.']);
    expect((await rule(await aModerator(app), appealId)).code).toBe(200);
  });

  it('[D-953] is decided by the same person only if nobody else may, which its author reads', async () => {
    await takenDown('remove', admin);
    const appealId = idIn(await appeal());
    // A moderator is somebody else, too.
    await app.rows(`update account set role = 'member' where id <> ? and role = 'admin'`, [
      admin.id,
    ]);
    expect((await rule(admin, appealId)).code).toBe(403);
    expect(await rowOf(admin, appealId)).toMatchObject({ may_decide: false });
    await app.rows(`update account set duties = '{}' where duties <> '{}'`);
    await app.rows(`update account set duties = '{moderator}' where id = ?`, [anna.id]);
    expect(await rowOf(admin, appealId)).toMatchObject({ may_decide: true });
    expect((await rule(admin, appealId)).code).toBe(200);
    const sentence = 'The same person decided, because nobody else can yet.';
    expect(await own()).toMatchObject({ appeal: { note: sentence } });
    await hearSignals(app);
    const lines = resultOf(await anna.post('getNotificationData'));
    expect(lines.find(({ kind }) => kind === 'appeal-decided')).toMatchObject({
      text: `Your appeal was decided. ${sentence}`,
    });
    moderator = await aModerator(app);
  });

  it('[D-778] is granted where somebody restores the post anyway', async () => {
    const report = await takenDown();
    const appealId = idIn(await appeal());
    await admin.post(`admin/reports/${report}`, { action: 'restore', reason: 'A mistake.' });
    expect(await own()).toMatchObject({ appeal: { decision: 'restore', reason: 'A mistake.' } });
    expect(await rowOf(admin, appealId, 'decided')).toMatchObject({ verdict: { by: '' } });
  });

  it('[D-777] does not bring back what was removed anew', async () => {
    const report = await takenDown('repair');
    const appealId = idIn(await appeal());
    await admin.post(`admin/reports/${report}`, { action: 'remove', reason: REASON });
    expect((await rule(admin, appealId)).code).toBe(200);
    expect(await seen()).toBe(404);
  });
});
