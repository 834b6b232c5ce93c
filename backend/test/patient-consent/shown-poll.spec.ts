import { startWithFiles } from '../clinical-cases/support/cases';
import { putPoll, skip } from '../clinical-cases/support/polls';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aPatient, aWaitingCase } from './support/links';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

describe('A poll of a case whose patient decides', () => {
  it('[D-484] is shown to the patient with its options, and nothing of the votes', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    expect(await patient.sees()).toMatchObject({ shown: { poll: null } });
    await putPoll(anna, id);
    const { shown } = (await patient.sees()) as { shown: { poll: unknown } };
    expect(shown.poll).toEqual({
      question: 'What would you do first?',
      options: ['Operate', 'Drain', 'Wait'],
    });
  });

  it('[D-484] asks whoever agreed anew when it is added, changed or removed; the same one asks nobody', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    const isSeen = async () => (await ben.get(`clinicalCases/${id}`)).code === 200;
    const agree = async () => {
      expect((await patient.say('give')).body).toMatchObject({ result: { state: 'given' } });
      expect(await isSeen()).toBe(true);
    };
    await agree();
    const changes = [
      () => putPoll(anna, id),
      () => putPoll(anna, id, { options: ['Operate', 'Wait'] }),
      () => putPoll(anna, id, { question: 'And first of all?', options: ['Operate', 'Wait'] }),
      () => anna.send('DELETE', `clinicalCases/${id}/poll`, {}),
    ];
    for (const change of changes) {
      expect((await change()).code).toBe(200);
      expect(await patient.sees()).toMatchObject({ state: 'changed', is_waiting: true });
      expect(await isSeen()).toBe(false);
      await agree();
    }
    await putPoll(anna, id);
    await agree();
    await putPoll(anna, id);
    expect(await patient.sees()).toMatchObject({ state: 'given' });
    await skip(ben, id);
    expect(await patient.sees()).toMatchObject({ state: 'given' });
    expect(await isSeen()).toBe(true);
  });

  it('[D-484] cannot be agreed to once it is another one than was looked at', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    const { version } = await patient.sees();
    await putPoll(anna, id);
    expect((await patient.say('give', { version })).code).toBe(409);
  });
});
