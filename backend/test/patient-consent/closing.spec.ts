import { again, caseForm, idIn } from '../clinical-cases/support/cases';
import { feeds } from '../media/support/feeds';
import { GOOD, TwoProcesses } from '../media/support/two-processes';
import type { Person } from '../support/people';
import { aLink, aPatient, aWaitingCase, Patient } from './support/links';

const two = new TwoProcesses();
let anna: Person;
let ben: Person;
beforeAll(async () => {
  await two.start();
  ({ anna, ben } = two);
});
afterEach(() => two.resetClocks());
afterAll(() => two.stop());

const { addressOf } = Object.values(feeds)[0] as (typeof feeds)[keyof typeof feeds];

const pictureIn = async (patient: Patient): Promise<string> => {
  const { shown } = (await patient.sees()) as { shown: { files: { url: string }[] } };
  return String(shown.files[0]?.url);
};

describe('When a patient withdraws by the link', () => {
  it('[D-480] all closes that closes when the author withdraws, at once and in every process', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(two.app, anna, id);
    await patient.say('give');
    const commentId = idIn(
      await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'I would wait.' }),
    );
    await ben.post('clinicalCases/collection/add', { cl_case_id: id });
    await ben.post(`clinicalCases/${id}/follow`);
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    const address = await addressOf(ben, id);
    expect(await two.statusesOf(address)).toEqual(GOOD);
    const own = await pictureIn(patient);

    expect((await patient.say('withdraw')).code).toBe(200);
    two.twoSecondsPass();
    for (const one of [address, own]) expect(await two.statusesOf(one, ben)).toEqual([404]);
    const calls = [
      `clinicalCases/${id}`,
      `clinicalCases/${id}/steps`,
      `clinicalCases/${id}/outcome`,
      `clinicalCases/${id}/privacy`,
      `clinicalCases/${id}/likes`,
      `clinicalCases/${id}/likers`,
      `getCommentsOnClinicalCase/${id}`,
    ];
    for (const call of calls) expect([call, (await ben.get(call)).code]).toEqual([call, 404]);
    expect((await ben.get('clinicalCases/collection')).body['result']).toEqual([]);
    expect((await ben.post(`comments/${commentId}/like`)).code).toBe(404);
    expect((await two.admin.get(`clinicalCases/${id}`)).code).toBe(404);
    const rows = async (sql: string) => two.app.rows(sql, [id]);
    expect(await rows('select 1 from clinical_post_file where post_id = ?')).toEqual([]);
    expect(
      await rows('select 1 from clinical_post_consent where post_id = ? and withdrawn_at is null'),
    ).toEqual([]);
    expect(
      await rows(
        "select 1 as told from outbox where name = 'consent-withdrawn' and (payload->>'postId')::bigint = ?",
      ),
    ).toHaveLength(1);
    expect((await anna.post(`clinicalCases/${id}`, caseForm())).code).toBe(409);
    expect((await anna.post(`clinicalCases/${id}/consentLinks`, { language: 'en' })).code).toBe(
      409,
    );
  });

  it('[D-480] a refusal erases the files as well, and is final', async () => {
    const id = await aWaitingCase(anna);
    const { token } = await aLink(anna, id);
    const patient = new Patient(two.app, token);
    const own = await pictureIn(patient);
    expect(await two.statusesOf(own)).toEqual([200, 206]);
    await patient.say('refuse');
    two.twoSecondsPass();
    expect(await two.statusesOf(own)).toEqual([404]);
    expect(await patient.sees()).toMatchObject({ state: 'refused', shown: null });
    const back = await anna.post(`clinicalCases/${id}`, caseForm({ consentBy: 'author' }));
    expect(back.code).toBe(409);
    expect((await anna.post(`clinicalCases/${id}/consent/withdraw`)).code).toBe(409);
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
  });

  it('[D-480] withdrawn by the author, the link shows nothing and says so', async () => {
    const id = await aWaitingCase(anna);
    const [given, made] = [await aPatient(two.app, anna, id), await aPatient(two.app, anna, id)];
    await given.say('give');
    expect((await anna.post(`clinicalCases/${id}/consent/withdraw`)).code).toBe(200);
    expect(await given.sees()).toMatchObject({ state: 'withdrawn', shown: null });
    expect((await made.look()).code).toBe(404);
  });
});

describe('The addresses of a picture', () => {
  it('[D-481] end when the post goes out of sight, and come back when the patient agrees again', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(two.app, anna, id);
    await patient.say('give');
    const address = await addressOf(ben, id);
    const changes = caseForm({ consentBy: 'patient', history: 'Seen again.' });
    await anna.post(`clinicalCases/${id}`, changes);
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual([404]);
    const own = await addressOf(anna, id);
    expect(await two.statusesOf(own, anna)).toEqual([200, 206]);
    expect(await two.statusesOf(own, ben)).toEqual([404]);
    await patient.say('give');
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual(GOOD);
  });

  it('[D-481] on the patient’s page die with the link, and cannot be bound to another', async () => {
    const id = await aWaitingCase(anna);
    const { token, id: linkId } = await aLink(anna, id);
    const { id: otherId } = await aLink(anna, id);
    const own = await pictureIn(new Patient(two.app, token));
    expect(own).toContain(`&c=${linkId}`);
    expect(await two.statusesOf(own)).toEqual([200, 206]);
    expect(await two.statusesOf(own.replace(`&c=${linkId}`, `&c=${otherId}`))).toEqual([403]);
    expect(await two.statusesOf(own.replace(`&c=${linkId}`, ''))).toEqual([403]);
    await anna.send('DELETE', `clinicalCases/${id}/consentLinks/${linkId}`, {});
    expect(await two.statusesOf(own)).toEqual([404]);
  });

  it('[D-481] stay dead while moderators hide the post, whatever the patient answers, and the other way round', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(two.app, anna, id);
    await patient.say('give');
    const address = await addressOf(ben, id);
    await anna.post(`clinicalCases/${id}`, caseForm({ consentBy: 'patient', history: 'Again.' }));
    const report = { clinicalCaseId: id, reason: 'A face.' };
    expect((await ben.post('clinicalCases/report', report)).code).toBe(404);
    await patient.say('give');
    expect((await ben.post('clinicalCases/report', report)).code).toBe(200);
    const { body } = await two.admin.get('admin/reports?state=open&limit=100');
    const reports = body['result'] as { id: number; subject_id: number }[];
    const reported = reports.find(({ subject_id }) => subject_id === id);
    await two.admin.post(`admin/reports/${reported?.id}`, { action: 'remove', reason: 'A face.' });
    expect(await patient.sees()).toMatchObject({ is_hidden: true, shown: null });
    expect((await patient.say('give')).code).toBe(409);
    expect((await (await again(two.app, ben)).get(`clinicalCases/${id}`)).code).toBe(404);
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual([404]);
  });
});
