import { ApplicationRepository } from '../../src/opportunities/applications/application.repository';
import { applicationAcceptedMail } from '../../src/opportunities/mails/opportunities.mails';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  anOpportunity,
  applicantsOf,
  applied,
  ownApplications,
  type Row,
} from './support/opportunities';

let app: RunningApp;
let anna: Person;
let ben: Person;
let opportunityId: number;
let applicationId: number;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
  opportunityId = await anOpportunity(app, anna);
  applicationId = await applied(ben, opportunityId);
});

const answer = (whatToDo: unknown, changes: object = {}) =>
  anna.post('opportunities/handleResponse', { opportunityId, applicationId, whatToDo, ...changes });
const told = async (queue: string) =>
  (await promised(app, queue, { applicationId })).map(({ name }) => name).slice(1);

describe('Answering an application', () => {
  it.each([
    [2, 'accepted'],
    ['2', 'accepted'],
    [1, 'declined'],
    [0, 'declined'],
  ])('[OP-31 OP-38] %p makes it %s, and the applicant is told once', async (whatToDo, state) => {
    expect(await answer(whatToDo)).toMatchObject({
      code: 200,
      body: { msg: 'The applicant is notified.' },
    });
    expect((await answer(whatToDo)).code).toBe(200);
    expect(await ownApplications(ben)).toMatchObject([{ status: state }]);
    expect(await applicantsOf(anna, opportunityId)).toMatchObject([{ status: state }]);
    expect(await told('notifications')).toEqual([`application-${state}`]);
    expect(await told('mail')).toEqual(['application-answered']);
  });

  it('[D-1014] takes a word to the applicant with a yes, who reads it in the notice, the mail and the list', async () => {
    await answer(2, { word: ' Come for a week first. ' });
    expect(await ownApplications(ben)).toMatchObject([{ word: 'Come for a week first.' }]);
    expect(await applicantsOf(anna, opportunityId)).toMatchObject([
      { word: 'Come for a week first.', person: { signup_id: ben.id } },
    ]);
    const facts = await inUnitOfWork(app, () =>
      app.nest.get(ApplicationRepository, { strict: false }).factsOf(applicationId),
    );
    if (!facts) throw new Error('There is an application.');
    expect(applicationAcceptedMail(facts, '').paragraphs.join(' ')).toContain('Come for a week');
    expect(applicationAcceptedMail({ ...facts, word: '' }, '').paragraphs).toHaveLength(2);
    await hearSignals(app, ({ payload }) => payload['applicationId'] === applicationId);
    const notices = resultOf(await ben.post('getNotificationData'));
    expect(JSON.stringify(notices)).toContain('Come for a week first.');
    await ben.post('opportunities/withdraw', { applicationId });
    expect(await ownApplications(ben)).toMatchObject([{ word: '' }]);
  });

  it('[D-1014] keeps no word with a no, and none of over 500 characters', async () => {
    expect((await answer(2, { word: 'x'.repeat(501) })).code).toBe(422);
    await answer(1, { word: 'Never.' });
    expect(await ownApplications(ben)).toMatchObject([{ word: '' }]);
  });

  it('[D-1015] lists applicants without an answer, and the accepted, apart and counted', async () => {
    const [eva, finn] = [await aMember(app), await aMember(app)];
    await applied(eva, opportunityId);
    const declined = await applied(finn, opportunityId);
    await answer(2);
    await answer(1, { applicationId: declined });
    const list = async (state?: string) => {
      const { body } = await anna.post('opportunities/responses', { opportunityId, state });
      const [, rows] = body['result'] as [Row, Row[]];
      return {
        of: rows.map((row) => row['signup_id']),
        total: body['total'],
        counts: body['counts'],
      };
    };
    const counts = { all: 3, new: 1, accepted: 1 };
    expect(await list()).toEqual({ of: [finn.id, eva.id, ben.id], total: 3, counts });
    expect(await list('new')).toEqual({ of: [eva.id], total: 1, counts });
    expect(await list('accepted')).toEqual({ of: [ben.id], total: 1, counts });
    const wrong = await anna.post('opportunities/responses', { opportunityId, state: 'old' });
    expect(wrong.code).toBe(422);
  });

  it('[OP-31 D-088] stands: another answer is refused', async () => {
    await answer(2);
    expect(await answer(1)).toMatchObject({
      code: 409,
      body: { msg: 'This application has been answered already.' },
    });
    expect(await ownApplications(ben)).toMatchObject([{ status: 'accepted' }]);
  });

  it('works once the opportunity is closed, but not for what is withdrawn or belongs elsewhere', async () => {
    const other = await anOpportunity(app, anna);
    expect((await answer(2, { opportunityId: other })).code).toBe(404);
    expect((await answer(undefined)).code).toBe(422);
    await anna.post('opportunities/delete', { opportunity_id: opportunityId });
    expect((await answer(1)).code).toBe(200);
    await ben.post('opportunities/withdraw', { applicationId });
    expect((await answer(1)).code).toBe(404);
  });

  it('[OP-03] shows applicants ten to a page, the newest first', async () => {
    const others = await Promise.all(Array.from({ length: 11 }, () => aMember(app)));
    for (const other of others) await applied(other, opportunityId);
    const [first, second] = [
      await applicantsOf(anna, opportunityId),
      await applicantsOf(anna, opportunityId, { page: 2 }),
    ];
    expect([first.length, second.length]).toEqual([10, 2]);
    const ids = [...first, ...second].map((row: Row) => Number(row['id']));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(ids.at(-1)).toBe(applicationId);
  });
});
