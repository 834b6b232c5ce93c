import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { anOpportunity, applicantsOf, applied } from './support/opportunities';

let app: RunningApp;
let owner: Person;
let applicant: Person;
let stranger: Person;
let opportunityId: number;
let applicationId: number;
beforeAll(async () => {
  app = await startWithFiles();
  [owner, applicant, stranger] = [await aMember(app), await aMember(app), await aMember(app)];
  opportunityId = await anOpportunity(app, owner);
  applicationId = await applied(applicant, opportunityId, PRIVATE);
});
afterAll(() => app.stop());

const PRIVATE = {
  name: 'Zq Private',
  emailid: 'zq.private@example.org',
  contact: '0123456789',
  address: 'Zq Street',
  medialcollege: 'Zq College',
};

/** Every call of the domain that could answer something of an application, or change one. */
const calls: [
  string,
  (who: Pick<Person, 'get' | 'post'>) => Promise<{ code: number; body: unknown }>,
][] = [
  [
    'the list',
    (who) => who.post('opportunities', { id: owner.id, user_id: applicant.id, past: true }),
  ],
  ['what was posted', (who) => who.post('opportunities/posted', { id: owner.id })],
  ['the opportunity', (who) => who.get(`opportunities/${opportunityId}`)],
  ['the responses', (who) => who.post('opportunities/responses', { id: owner.id, opportunityId })],
  [
    'own applications',
    (who) => who.get(`opportunities/applications?id=${applicant.id}&signup_id=${applicant.id}`),
  ],
  ['a CV', (who) => who.get(`opportunities/applications/${applicationId}/cv`)],
  [
    'a CV by a path',
    (who) => who.get(`opportunities/applications/${applicationId}%2f..%2f${applicationId}/cv`),
  ],
  [
    'a CV by its three parts',
    (who) => who.get('opportunities/applications/1/../../../etc/passwd/x/cv'),
  ],
  [
    'answering',
    (who) =>
      who.post('opportunities/handleResponse', { opportunityId, applicationId, whatToDo: 2 }),
  ],
  ['withdrawing', (who) => who.post('opportunities/withdraw', { applicationId })],
  ['closing', (who) => who.post('opportunities/delete', { opportunity_id: opportunityId })],
];

describe('Somebody who is neither the owner nor the applicant', () => {
  it.each(calls)('reaches nothing by %s', async (_, ask) => {
    const { body } = await ask(stranger);
    expect(JSON.stringify(body)).not.toMatch(/zq|0123456789|\/media\/private/i);
    expect(JSON.stringify(body)).not.toContain('response_count');
  });

  it.each([
    ['the responses', 403],
    ['a CV', 404],
    ['answering', 403],
    ['withdrawing', 404],
    ['closing', 403],
  ])('is told no: %s is %d', async (name, code) => {
    expect((await calls.find(([call]) => call === name)?.[1](stranger))?.code).toBe(code);
  });

  it.each(calls)('is not let in before being a member: %s', async (name, ask) => {
    const isNoAddress = name === 'a CV by its three parts';
    expect((await ask(aVisitor(app))).code).toBe(isNoAddress ? 404 : 401);
    expect((await ask(await anOnboarding(app))).code).toBe(isNoAddress ? 404 : 403);
  });

  it('cannot speak for the owner or the applicant', async () => {
    const as = (signup_id: number) => ({
      signup_id,
      opportunityId,
      applicationId,
      opportunity_id: opportunityId,
      whatToDo: 2,
    });
    for (const call of ['handleResponse', 'withdraw', 'delete'])
      expect(
        (
          await stranger.post(
            `opportunities/${call}`,
            as(call === 'withdraw' ? applicant.id : owner.id),
          )
        ).code,
      ).toBe(403);
    expect(
      (
        await stranger.post(
          'opportunities/withdraw',
          { applicationId },
          { id: String(applicant.id) },
        )
      ).code,
    ).toBe(403);
  });

  it('leaves everything as it was', async () => {
    expect(await applicantsOf(owner, opportunityId)).toMatchObject([
      { id: applicationId, email: PRIVATE.emailid },
    ]);
    expect((await owner.get(`opportunities/${opportunityId}`)).body['result']).toMatchObject({
      status: 'Open',
      response_count: 1,
    });
  });

  it('the applicant is not the owner: no other answers, no closing', async () => {
    expect((await applicant.post('opportunities/responses', { opportunityId })).code).toBe(403);
    expect(
      (
        await applicant.post('opportunities/handleResponse', {
          opportunityId,
          applicationId,
          whatToDo: 2,
        })
      ).code,
    ).toBe(403);
    expect((await owner.post('opportunities/withdraw', { applicationId })).code).toBe(404);
  });
});
