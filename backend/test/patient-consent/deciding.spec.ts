import {
  again,
  caseForm,
  DAY,
  resultOf,
  startWithFiles,
  theCase,
} from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, type Person } from '../support/people';
import { answerOf, aPatient, aPatientIn, aWaitingCase, linksOf } from './support/links';

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

const inState = (state: string) => aPatientIn(app, anna, state);
const codeFor = async (viewer: Client, id: number) =>
  (await viewer.get(`clinicalCases/${id}`)).code;
const stateOf = async (id: number) => (await linksOf(anna, id))[0]?.['state'];
const words = (changes: object = {}) => caseForm({ consentBy: 'patient', ...changes });

describe('A post that waits for its patient', () => {
  it('[D-470 D-482] is its author’s alone until the patient agrees, and open for seven days from then on', async () => {
    const start = app.clock.now();
    app.clock.set(start);
    const id = await aWaitingCase(anna);
    expect(await theCase(anna, id)).toMatchObject({
      status: 'Waiting for the patient',
      consentBy: 'patient',
    });
    expect(await codeFor(ben, id)).toBe(404);
    expect(resultOf(await anna.get(`clinicalCases/${id}/privacy`))).toMatchObject({ consents: [] });
    const patient = await aPatient(app, anna, id);
    app.clock.advance(2 * DAY);
    const answered = await patient.say('give');
    expect([answered.code, answerOf(answered)]).toEqual([
      200,
      {
        state: 'given',
        receipt: expect.any(Number),
        decided_at: app.clock.now().toISOString(),
      },
    ]);
    const ben2 = await again(app, ben);
    expect(await theCase(ben2, id)).toMatchObject({
      status: 'Active',
      closes_at: new Date(start.getTime() + 9 * DAY).toISOString(),
    });
    expect(resultOf(await ben2.get(`clinicalCases/${id}/privacy`))).toMatchObject({
      consents: [{ obtained: 'patient-link', scope: ['members'], files: [expect.any(Number)] }],
    });
  });

  it.each([
    ['made', 'give', 'given'],
    ['made', 'refuse', 'refused'],
    ['made', 'withdraw', 409],
    ['given', 'give', 'given'],
    ['given', 'refuse', 409],
    ['given', 'withdraw', 'withdrawn'],
    ['changed', 'give', 'given'],
    ['changed', 'refuse', 'refused'],
    ['changed', 'withdraw', 409],
    ['refused', 'give', 409],
    ['refused', 'refuse', 'refused'],
    ['refused', 'withdraw', 409],
    ['withdrawn', 'give', 409],
    ['withdrawn', 'refuse', 409],
    ['withdrawn', 'withdraw', 'withdrawn'],
    ['ended', 'give', 404],
    ['ended', 'refuse', 404],
    ['ended', 'withdraw', 404],
  ])('[D-470] %s: %s makes it %s', async (state, decision, outcome) => {
    const { patient, id } = await inState(state);
    expect(await stateOf(id)).toBe(state);
    const reply = await patient.say(decision);
    expect(reply.code === 200 ? answerOf(reply).state : reply.code).toBe(outcome);
    const after = typeof outcome === 'string' ? outcome : state;
    expect(await stateOf(id)).toBe(after);
    expect(await codeFor(ben, id)).toBe(after === 'given' ? 200 : 404);
  });

  it('[D-470] ends unanswered after 14 days, never once it was answered, and looking changes nothing', async () => {
    app.clock.set(app.clock.now());
    const [unanswered, answered, changed] = [
      await inState('made'),
      await inState('given'),
      await inState('changed'),
    ];
    app.clock.advance(14 * DAY - 1_000);
    expect((await unanswered.patient.look()).code).toBe(200);
    app.clock.advance(1_000);
    const later = await again(app, anna);
    expect((await unanswered.patient.look()).code).toBe(404);
    expect((await unanswered.patient.say('give')).code).toBe(404);
    expect((await linksOf(later, unanswered.id))[0]).toMatchObject({ state: 'ended' });
    expect(await codeFor(await again(app, ben), unanswered.id)).toBe(404);
    app.clock.advance(300 * DAY);
    expect(answerOf(await answered.patient.say('withdraw')).state).toBe('withdrawn');
    expect(answerOf(await changed.patient.say('give')).state).toBe('given');
  });

  it('[D-471] gives the same answer the same receipt, and a new one for another audience', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id, { scope: ['members', 'teaching'] });
    const receipts: number[] = [];
    for (const scope of [['members'], ['members'], ['speciality'], ['speciality'], ['members']])
      receipts.push(answerOf(await patient.say('give', { scope })).receipt);
    expect(receipts[1]).toBe(receipts[0]);
    expect(receipts[3]).toBe(receipts[2]);
    expect(new Set(receipts).size).toBe(3);
    expect(receipts.every((number) => /^\d{8}$/.test(String(number)))).toBe(true);
    const [first, second] = [await patient.say('withdraw'), await patient.say('withdraw')];
    expect(answerOf(second)).toEqual(answerOf(first));
  });

  it('[D-473] decides nothing about what has changed since it was looked at', async () => {
    const { patient, id } = await inState('made');
    const { version } = await patient.sees();
    await anna.post(`clinicalCases/${id}`, words({ diagnosis: 'Another one' }));
    expect((await patient.say('give', { version })).code).toBe(409);
    expect(await codeFor(ben, id)).toBe(404);
    expect((await patient.say('give', { version: (await patient.sees())['version'] })).code).toBe(
      200,
    );
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('[D-473] is not asked again for a change that changes neither words nor files', async () => {
    const { id } = await inState('given');
    await anna.post(`clinicalCases/${id}`, { sensitive: true });
    expect(await stateOf(id)).toBe('given');
    expect(await codeFor(ben, id)).toBe(200);
  });
});
