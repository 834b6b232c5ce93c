import { aCase, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../departure/support/exports';
import { hearSignals } from '../notifications/support/hearing';
import { personalAnswers, somePlaces } from '../onboarding/answers';
import { anOpportunity, applied } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, anAdmin, anOnboarding, type Person } from '../support/people';
import { own, save } from './support/registrations';
import { deskOf, KIND, REASON } from './support/reports';

let app: RunningApp;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, moderator] = [await anAdmin(app), await aModerator(app)];
});
afterAll(() => app.stop());

const NOTE = 'Zq spoke with the hospital by telephone.';
const ACCUSATION = 'Zq saw the wristband of a neighbour.';

/** Everything that reaches somebody: notices, mails, their own profile, and all their data. */
async function whatReaches(who: Person, more: readonly string[] = []): Promise<string> {
  await hearSignals(app);
  const reads = ['notifications', 'me/summary', ...more];
  const replies = await Promise.all(reads.map((path) => who.get(path)));
  const profile = await who.post('getProfileDetails', { id: who.id });
  const mails = await app.rows('select subject, text from dev_mail where recipient = ?', [
    who.email,
  ]);
  return [JSON.stringify([replies, profile, mails]), await exportOf(app, who)].join('\n');
}

describe('A secret', () => {
  it('is who reported a post, and with which words: its author never learns either', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Zebedee' })];
    const id = await aCase(anna);
    const report = { clinicalCaseId: id, reason: ACCUSATION, category: 'wrong' };
    expect((await ben.post('clinicalCases/report', report)).code).toBe(200);
    const row = await deskOf(app).rowOf(moderator, id);
    expect(JSON.stringify(row)).toContain(ACCUSATION);
    const ruling = { action: 'remove', reason: REASON, note: NOTE };
    expect((await moderator.post(`admin/reports/${row?.id}`, ruling)).code).toBe(200);

    const reached = await whatReaches(anna, [`appeals/${KIND}/${id}`]);
    expect(reached).toContain(REASON);
    for (const secret of ['Zebedee', ben.email, ACCUSATION]) expect(reached).not.toContain(secret);
  });

  it('is who reported a member, an opportunity or a comment', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Zebedee' })];
    const opportunityId = await anOpportunity(app, anna);
    const said = { clinicalCaseId: await aCase(ben), comment: 'I would wait.' };
    const { body } = await anna.post('clinicalCases/comment', said);
    const comment = body['comment'] as { id: number };
    const reports = {
      [`members/${anna.id}/report`]: 'impersonation',
      [`opportunities/${opportunityId}/report`]: 'paid',
      [`comments/${comment.id}/report`]: 'abusive',
    };
    for (const [path, category] of Object.entries(reports))
      expect((await ben.post(path, { category, reason: ACCUSATION })).code).toBe(200);
    const reached = await whatReaches(anna);
    expect(reached).toContain(anna.email);
    for (const secret of ['Zebedee', ben.email, ACCUSATION]) expect(reached).not.toContain(secret);
  });

  it('is the note beside a decision: moderators and administrators read it, nobody else', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(anna);
    const report = await deskOf(app).reported(ben, id);
    const ruling = { action: 'remove', reason: REASON, note: NOTE };
    expect((await admin.post(`admin/reports/${report}`, ruling)).code).toBe(200);
    const decided = await deskOf(app).rowOf(moderator, id, 'decided');
    expect(JSON.stringify(decided)).toContain(NOTE);
    expect(await whatReaches(anna, [`appeals/${KIND}/${id}`])).not.toContain(NOTE);
    expect(await whatReaches(ben)).not.toContain(NOTE);
  });

  it('is a note about a member: administrators read it, neither its member nor a moderator', async () => {
    const anna = await aMember(app);
    const notes = `admin/members/${anna.id}/notes`;
    expect((await admin.post(notes, { text: NOTE })).code).toBe(200);
    expect(JSON.stringify(await admin.get(notes))).toContain(NOTE);
    for (const other of [anna, moderator]) expect((await other.get(notes)).code).toBe(403);
    expect(await whatReaches(anna)).not.toContain(NOTE);
  });

  it('is the number of a registration: its member and those who check it read it', async () => {
    const [who, ben, number] = [await aMember(app), await aMember(app), 'ZQ-778899'];
    await save(who, 'mediRegistration', [number]);
    expect(JSON.stringify(await own(who))).toContain(number);
    const waiting = await moderator.get('admin/registrations?state=waiting&limit=100');
    expect(JSON.stringify(waiting)).toContain(number);
    const seen = [
      await ben.post('getProfileDetails', { id: who.id }),
      await ben.get(`search?q=${encodeURIComponent(who.fullName)}`),
      await ben.post('connections/search', { search: who.fullName }),
      await ben.get('admin/registrations?state=waiting'),
    ];
    expect(JSON.stringify(seen)).toContain(who.fullName);
    expect(JSON.stringify(seen)).not.toContain(number);
  });

  it('is a mobile number: neither colleagues nor administrators read it', async () => {
    const [who, ben, number] = [await anOnboarding(app), await aMember(app), '9876500123'];
    const answers = { ...personalAnswers(who, await somePlaces(app)), mobile: number };
    expect((await who.post('personal', answers)).code).toBe(200);
    expect(JSON.stringify(await who.post('getProfileDetails', {}))).toContain(number);
    const seen = [
      await ben.post('getProfileDetails', { id: who.id }),
      await admin.post('getProfileDetails', { id: who.id }),
      await admin.get(`admin/members/${who.id}`),
      await admin.get(`admin/members?q=${encodeURIComponent(who.email)}`),
    ];
    expect(JSON.stringify(seen)).toContain(who.email);
    expect(JSON.stringify(seen)).not.toContain(number);
  });

  it('is what an applicant wrote: not even who moderates and administers reads it', async () => {
    const [owner, applicant] = [await aMember(app), await aMember(app)];
    const opportunityId = await anOpportunity(app, owner);
    const applicationId = await applied(applicant, opportunityId, { medialcollege: 'Zq College' });
    for (const staff of [moderator, admin]) {
      const responses = { id: owner.id, opportunityId };
      const read = await staff.post('opportunities/responses', responses);
      const opening = await staff.get(`admin/opportunities/${opportunityId}`);
      expect(JSON.stringify([read, opening])).not.toContain('Zq College');
      expect((await staff.get(`opportunities/applications/${applicationId}/cv`)).code).not.toBe(
        200,
      );
    }
    const asOwner = await owner.post('opportunities/responses', { id: owner.id, opportunityId });
    expect(JSON.stringify(asOwner)).toContain('Zq College');
  });
});
