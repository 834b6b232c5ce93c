import { becomes } from '../asking/support/surgeons';
import {
  anOutcome,
  resultOf,
  startWithFiles,
  theCase,
  withImages,
} from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, aVisitor, type Person } from '../support/people';
import {
  aLink,
  answerOf,
  aPatient,
  aScan,
  aWaitingCase,
  linksOf,
  Patient,
  waitingForm,
} from './support/links';

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

const codeFor = async (viewer: Client, id: number) =>
  (await viewer.get(`clinicalCases/${id}`)).code;
const stepsFor = async (viewer: Client, id: number) =>
  resultOf(await viewer.get(`clinicalCases/${id}/steps`));
const outcomeFor = async (viewer: Client, id: number) =>
  (await viewer.get(`clinicalCases/${id}/outcome`)).body['result'];
const aStep = { kind: 'operation', day: 1, text: 'Resected.' };

describe('What a patient chooses', () => {
  it('[D-471] is honoured: only the same field', async () => {
    const id = await aWaitingCase(anna, { speciality: 'Urology' });
    const urologist = await aMember(app);
    await becomes(app, urologist, 'Urology');
    const patient = await aPatient(app, anna, id);
    await patient.say('give', { scope: ['speciality'] });
    expect([await codeFor(ben, id), await codeFor(urologist, id)]).toEqual([404, 200]);
    await patient.say('give', { scope: ['members'] });
    expect([await codeFor(ben, id), await codeFor(urologist, id)]).toEqual([200, 200]);
    await anna.post(`clinicalCases/${id}`, { consentScope: ['members'], visibleToVisitors: true });
    expect(await theCase(anna, id)).toMatchObject({ audience: 'members', visibleToVisitors: 0 });
  });

  it('[D-471] is never wider than what is offered', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id, { scope: ['speciality', 'teaching'] });
    for (const scope of [['members'], ['speciality', 'visitors'], ['everybody']])
      expect((await patient.say('give', { scope })).code).toBe(422);
    expect((await patient.say('give', { scope: ['speciality', 'teaching'] })).code).toBe(200);
    expect(await patient.sees()).toMatchObject({ scope: ['speciality', 'teaching'] });
  });

  it('[D-1556] lets the patient give publication, take it back, and give it again', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id, { scope: ['members', 'publication'] });
    const consented = async () => {
      const { consents } = (await anna.get(`posts/${id}/privacy`)).body['result'] as unknown as {
        consents: { scope: string[] }[];
      };
      return consents[0]?.scope;
    };
    await patient.say('give');
    expect(await consented()).toEqual(['members']);
    for (const scope of [['members', 'publication'], ['members'], ['speciality', 'publication']]) {
      expect((await patient.say('give', { scope })).code).toBe(200);
      expect(await patient.sees()).toMatchObject({ scope, state: 'given' });
      expect(await consented()).toEqual(scope);
    }
  });

  it('[D-1556] offers publication only where the author does', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    expect(await patient.sees()).toMatchObject({ offered: ['members'] });
    expect((await patient.say('give', { scope: ['members', 'publication'] })).code).toBe(422);
  });

  it('[D-476] opens 200 characters to visitors at most, and nothing unless it says so', async () => {
    const history = `${'word '.repeat(100)}end`;
    const form = withImages(
      waitingForm({ diagnosis: 'Told to visitors', history, visibleToVisitors: true }),
      [await aScan()],
    );
    const id = Number((await anna.post('clinicalCases', form)).body['id']);
    const patient = await aPatient(app, anna, id, { scope: ['members', 'visitors'] });
    const registered = await aVisitor(app).post('addCommunityNonRegister', {
      name: 'Vera Moss',
      email_id: 'vera@example.org',
      profession: 'Student',
    });
    const token = String(registered.body['visitorToken']);
    const seen = async () => {
      const previews = resultOf(await aVisitor(app).get('visitor/cases?limit=100'));
      const feed = resultOf(
        await aVisitor(app).get('visitor/feed?limit=100', { authorization: `Bearer ${token}` }),
      );
      return [previews, feed].map((list) => list.find((row) => row['id'] === id));
    };
    expect(await seen()).toEqual([undefined, undefined]);
    await patient.say('give', { scope: ['members'] });
    expect(await seen()).toEqual([undefined, undefined]);
    await patient.say('give', { scope: ['members', 'visitors'] });
    const [preview, row] = await seen();
    expect(row).toMatchObject({ history: '', clinical_questions: '', files: [] });
    for (const one of [preview, row])
      expect(`${one?.['diagnosis']}${one?.['text']}`.length).toBeLessThanOrEqual(200);
  });
});

describe('Several patients', () => {
  it('[D-472] must all agree, and the narrowest choice holds', async () => {
    const id = await aWaitingCase(anna);
    const [mother, child] = [await aPatient(app, anna, id), await aPatient(app, anna, id)];
    await mother.say('give', { scope: ['members'] });
    expect(await codeFor(ben, id)).toBe(404);
    await child.say('give', { scope: ['speciality'] });
    expect(await theCase(anna, id)).toMatchObject({ status: 'Active', audience: 'speciality' });
    await child.say('give', { scope: ['members'] });
    expect(await codeFor(ben, id)).toBe(200);
    await aLink(anna, id);
    expect(await codeFor(ben, id)).toBe(404);
    const [third] = await linksOf(anna, id);
    await anna.send('DELETE', `clinicalCases/${id}/consentLinks/${String(third?.['id'])}`, {});
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('[D-472] are not agreed when one has let the time go by', async () => {
    app.clock.set(app.clock.now());
    const id = await aWaitingCase(anna);
    const [mother] = [await aPatient(app, anna, id), await aPatient(app, anna, id)];
    await mother.say('give');
    app.clock.advance(15 * 24 * 3_600_000);
    expect(answerOf(await mother.say('give', { scope: ['speciality'] })).state).toBe('given');
    const [row] = await app.rows(
      'select awaits_patient_at is null as shown from clinical_post where id = ?',
      [id],
    );
    expect(row).toEqual({ shown: false });
  });

  it.each(['refuse', 'withdraw'])(
    '[D-472] are enough with one: %s closes it for all',
    async (decision) => {
      const id = await aWaitingCase(anna);
      const [mother, child] = [await aPatient(app, anna, id), await aPatient(app, anna, id)];
      await mother.say('give');
      if (decision === 'withdraw') await child.say('give');
      expect((await child.say(decision)).code).toBe(200);
      expect(await codeFor(ben, id)).toBe(404);
      expect(await theCase(anna, id)).toMatchObject({
        files: [],
        withdrawn_at: expect.any(String),
      });
      expect(await mother.sees()).toMatchObject({ state: 'withdrawn', shown: null });
      expect((await mother.say('give')).code).toBe(409);
      expect(answerOf(await mother.say('withdraw')).state).toBe('withdrawn');
    },
  );
});

describe('What is added to a case whose patient agreed', () => {
  it('[D-477] waits alone: a step, its change, and the outcome', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    await patient.say('give');
    const first = await patient.sees();
    expect(first).toMatchObject({ has_news: false });
    const added = await anna.post(`clinicalCases/${id}/steps`, withImages(aStep, [await aScan()]));
    expect(added.code).toBe(200);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Home and well.'));

    expect(await codeFor(ben, id)).toBe(200);
    expect(await stepsFor(ben, id)).toEqual([]);
    expect(await outcomeFor(ben, id)).toBeNull();
    expect(await theCase(ben, id)).toMatchObject({
      step_count: 0,
      outcome_state: 'none',
      outcome: '',
    });
    expect(await stepsFor(anna, id)).toMatchObject([{ status: 'Waiting for the patient' }]);
    expect(await outcomeFor(anna, id)).toMatchObject({ status: 'Waiting for the patient' });
    expect(await theCase(anna, id)).toMatchObject({ outcome_state: 'reported' });
    expect(await patient.sees()).toMatchObject({
      state: 'given',
      has_news: true,
      shown: { steps: [{ text: 'Resected.', is_new: true }], outcome: { text: 'Home and well.' } },
    });

    const again = await patient.say('give');
    expect(answerOf(again).state).toBe('given');
    expect(await stepsFor(ben, id)).toMatchObject([
      { text: 'Resected.', status: null, files: [{ category: 'IMAGE' }] },
    ]);
    expect(await outcomeFor(ben, id)).toMatchObject({ text: 'Home and well.', status: null });
    const stepId = Number(added.body['id']);
    await anna.post(`clinicalCases/${id}/steps/${stepId}`, { text: 'Resected, R0.' });
    expect(await stepsFor(ben, id)).toEqual([]);
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('[D-477] is told to those who wait for the outcome only then, once', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    await patient.say('give');
    const told = () =>
      app.rows("select id from outbox where name = 'outcome-reported' and payload->>'postId' = ?", [
        String(id),
      ]);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Home and well.'));
    expect(await told()).toHaveLength(0);
    await patient.say('give');
    expect(await told()).toHaveLength(1);
  });

  it('[D-477] is shown once all of several patients have agreed to it', async () => {
    const id = await aWaitingCase(anna);
    const [mother, child] = [await aPatient(app, anna, id), await aPatient(app, anna, id)];
    for (const one of [mother, child]) await one.say('give');
    await anna.post(`clinicalCases/${id}/steps`, aStep);
    await mother.say('give');
    expect(await stepsFor(ben, id)).toEqual([]);
    await child.say('give');
    expect(await stepsFor(ben, id)).toHaveLength(1);
  });
});

describe('The author', () => {
  it('[D-479] is told of each answer, and of a link that ended without one', async () => {
    const id = await aWaitingCase(anna);
    const { token, id: linkId } = await aLink(anna, id);
    await new Patient(app, token).say('give');
    expect(
      await app.rows(
        "select 1 as told from outbox where name = 'patient-link-over' and payload->>'linkId' = ? and run_at > now() + interval '13 days'",
        [String(linkId)],
      ),
    ).toHaveLength(1);
    expect(
      await app.rows(
        "select 1 as told from outbox o join patient_decision d on d.id = (o.payload->>'decisionId')::bigint where o.name = 'patient-decided' and d.link_id = ?",
        [linkId],
      ),
    ).toHaveLength(1);
  });
});
