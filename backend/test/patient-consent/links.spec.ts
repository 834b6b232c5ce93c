import { caseForm, startWithFiles, theCase } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, type Person } from '../support/people';
import { aLink, aPatient, aPatientIn, aWaitingCase, linksOf } from './support/links';

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
const words = (changes: object = {}) => caseForm({ consentBy: 'patient', ...changes });

describe('The author’s links', () => {
  it('[D-472] are five at a time, told without their addresses, and ended only while unanswered', async () => {
    const id = await aWaitingCase(anna);
    for (let count = 0; count < 5; count += 1) await aLink(anna, id);
    const sixth = await anna.post(`clinicalCases/${id}/consentLinks`, { language: 'en' });
    expect(sixth.code).toBe(409);
    const [link] = await linksOf(anna, id);
    expect(link).toEqual({
      id: expect.any(Number),
      language: 'en',
      scope: ['members'],
      state: 'made',
      made_at: expect.any(String),
      decided_at: null,
      expires_at: expect.any(String),
    });
    const remove = (linkId: unknown) =>
      anna.send('DELETE', `clinicalCases/${id}/consentLinks/${String(linkId)}`, {});
    expect((await remove(link?.['id'])).code).toBe(200);
    expect((await remove(link?.['id'])).code).toBe(200);
    expect((await anna.post(`clinicalCases/${id}/consentLinks`, { language: 'en' })).code).toBe(
      200,
    );
    for (const state of ['given', 'changed', 'refused', 'withdrawn']) {
      const { id: other } = await inState(state);
      const [answered] = await linksOf(anna, other);
      const reply = await anna.send(
        'DELETE',
        `clinicalCases/${other}/consentLinks/${String(answered?.['id'])}`,
        {},
      );
      expect([state, reply.code]).toEqual([state, 409]);
    }
  });

  it.each([
    [{ language: 'it' }, 'language'],
    [{}, 'language'],
    [{ language: 'en', scope: ['everybody'] }, 'scope'],
  ])('[D-472] are not made of %j', async (body, field) => {
    const reply = await anna.post(`clinicalCases/${await aWaitingCase(anna)}/consentLinks`, body);
    expect([reply.code, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('[D-474] give the word back to the author until one was answered, and never after', async () => {
    const { patient, id } = await inState('made');
    const back = (more: object = {}) =>
      anna.post(`clinicalCases/${id}`, { ...caseForm({ consentBy: 'author' }), ...more });
    const { consent: _, ...silent } = caseForm({ consentBy: 'author' });
    expect((await anna.post(`clinicalCases/${id}`, silent)).code).toBe(422);
    expect((await back()).code).toBe(200);
    expect((await patient.look()).code).toBe(404);
    expect(await codeFor(ben, id)).toBe(200);
    expect(await theCase(anna, id)).toMatchObject({ consentBy: 'author', status: 'Active' });
    for (const state of ['given', 'changed']) {
      const { id: other } = await inState(state);
      const reply = await anna.post(
        `clinicalCases/${other}`,
        caseForm({ consentBy: 'author', consent: true }),
      );
      expect([state, reply.code]).toEqual([state, 409]);
    }
  });

  it('[D-474] hide a post that is out already until it is answered', async () => {
    const reply = await anna.post('clinicalCases', caseForm());
    const id = Number(reply.body['id']);
    expect(await codeFor(ben, id)).toBe(200);
    const patient = await aPatient(app, anna, id);
    expect(await codeFor(ben, id)).toBe(404);
    await patient.say('give');
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('[D-474] take a post out of sight when its author lets the patient decide', async () => {
    const id = Number((await anna.post('clinicalCases', caseForm())).body['id']);
    await anna.post(`clinicalCases/${id}`, words());
    expect(await codeFor(ben, id)).toBe(404);
    expect(await theCase(anna, id)).toMatchObject({ status: 'Waiting for the patient' });
  });
});
