import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, type Person } from '../support/people';
import {
  anOpportunity,
  applicationForm,
  applied,
  dayAfter,
  opportunityForm,
} from './support/opportunities';

let app: RunningApp;
let owner: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [owner, ben] = [await aMember(app), await aMember(app)];
  id = await anOpportunity(app, owner);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const day = (days: number) => dayAfter(app.clock.now(), days);
const edit = async (changes: object = {}, who = owner) =>
  who.send('PUT', `opportunities/${id}`, await opportunityForm(app, changes));
const close = () => owner.post('opportunities/delete', { opportunity_id: id });
const reopen = (lastDate: string, who = owner) =>
  who.post(`opportunities/${id}/reopen`, { lastDate });
const shown = async (who = ben) =>
  (await who.get(`opportunities/${id}`)).body['result'] as unknown as Record<string, unknown>;
const linesOf = async (who: Person) => {
  await hearSignals(app);
  const lines = resultOf(await who.post('getNotificationData'));
  return lines.map(({ kind, text }) => [kind, text]);
};

describe('[D-956] An owner', () => {
  it('edits an opportunity, and its applicants are told of dates, place and last day alone', async () => {
    await applied(ben, id);
    expect((await edit({ title: 'Robotic HPB year' })).code).toBe(200);
    expect(await shown()).toMatchObject({ title: 'Robotic HPB year' });
    expect(await linesOf(ben)).toEqual([]);
    const changes = { toDateOfOpportunity: day(500), deadline: day(60) };
    expect((await edit({ ...changes, jobLocationCity: 'Adyarpet#Adyarpet' })).code).toBe(200);
    expect(await shown()).toMatchObject({ to_date: day(500), deadline: day(60) });
    const what = 'the dates, the place and the last day for applications';
    const text = `Dr. ${owner.fullName} changed ${what} of “Robotic HPB fellowship”.`;
    expect(await linesOf(ben)).toEqual([['opportunity-changed', text]]);
  });

  it('leaves days that have passed as they are, and is told of all that is wrong', async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 50 * 86_400_000));
    const now = new Date(app.clock.now().getTime() - 50 * 86_400_000);
    const signedIn = await aMember(app);
    await app.rows('update opportunity set owner_id = ? where id = ?', [signedIn.id, id]);
    const days = {
      fromDateOfOpportunity: dayAfter(now, 30),
      toDateOfOpportunity: dayAfter(now, 395),
    };
    expect((await edit(days, signedIn)).code).toBe(200);
    const early = { ...days, fromDateOfOpportunity: dayAfter(now, 29) };
    expect((await edit({ ...early, title: '' }, signedIn)).body.errors).toHaveProperty('title');
    expect((await edit(early, signedIn)).body.errors).toEqual({
      fromDateOfOpportunity: ['From Date must not be in the past.'],
    });
  });

  it('reopens it until a new last day', async () => {
    expect((await reopen(day(20))).code).toBe(409);
    await close();
    expect((await ben.get(`opportunities/${id}`)).code).toBe(404);
    for (const [lastDate, message] of [
      [day(-2), 'The last day for applications must not be in the past.'],
      [day(999), 'The last day for applications must not be after To Date.'],
      ['soon', 'Please enter a day as year-month-day.'],
      ['', 'The last day for applications is required.'],
    ] as const)
      expect((await reopen(lastDate)).body).toMatchObject({
        code: 422,
        errors: { lastDate: [message] },
      });
    expect((await reopen(day(20))).code).toBe(200);
    expect(await shown()).toMatchObject({ status: 'Open', deadline: day(20) });
    expect((await ben.post('opportunities/apply', await applicationForm(id))).code).toBe(200);
  });

  it('is the only one who may, and not after an administrator has closed it', async () => {
    expect((await edit({}, ben)).code).toBe(403);
    expect((await reopen(day(20), ben)).code).toBe(403);
    await ben.post(`opportunities/${id}/report`, { category: 'paid', reason: 'It costs.' });
    const moderator = await aModerator(app);
    const reports = resultOf(await moderator.get('admin/reports?limit=100'));
    const report = reports.find((one) => one['subject_id'] === id && one['kind'] === 'opportunity');
    const ruling = { action: 'remove', reason: 'It asks for money.' };
    expect((await moderator.post(`admin/reports/${report?.['id']}`, ruling)).code).toBe(200);
    const refused = await reopen(day(20));
    expect([refused.code, refused.body.msg]).toEqual([
      409,
      'An administrator has closed this opportunity.',
    ]);
    expect((await edit()).code).toBe(409);
  });
});

describe('[D-957] An application', () => {
  const responses = async () =>
    (await owner.post('opportunities/responses', { opportunityId: id })).body[
      'result'
    ] as unknown as [object, Record<string, unknown>[]];

  it('says why, in up to 500 characters, to the owner alone', async () => {
    const why = 'I have done 40 robotic cases.\nI speak Hindi.';
    const long = await applicationForm(id, { why: 'a'.repeat(501) });
    expect((await ben.post('opportunities/apply', long)).code).toBe(422);
    await ben.post('opportunities/apply', await applicationForm(id, { why }));
    const [, [applicant]] = await responses();
    expect(applicant).toMatchObject({ why });
    await ben.post('opportunities/withdraw', { applicationId: applicant?.['id'] });
    const kept = 'select why from opportunity_application where id = ?';
    expect(await app.rows(kept, [applicant?.['id']])).toEqual([{ why: '' }]);
  });

  it('[OP-38] is answered by the opportunity alone where it is the only open one', async () => {
    const answer = () =>
      owner.post('opportunities/handleResponse', { opportunityId: id, whatToDo: 2 });
    expect((await answer()).code).toBe(422);
    await applied(ben, id);
    const cleo = await aMember(app);
    await applied(cleo, id);
    expect((await answer()).body.errors).toEqual({
      applicationId: ['Please name the application.'],
    });
    const [, rows] = await responses();
    const other = rows.find((row) => row['signup_id'] === cleo.id)?.['id'];
    const decline = { opportunityId: id, applicationId: other, whatToDo: 1 };
    await owner.post('opportunities/handleResponse', decline);
    expect((await answer()).code).toBe(200);
    expect(await linesOf(ben)).toEqual([
      [
        'application-accepted',
        `Dr. ${owner.fullName} accepted your application for “Robotic HPB fellowship”.`,
      ],
    ]);
  });
});
