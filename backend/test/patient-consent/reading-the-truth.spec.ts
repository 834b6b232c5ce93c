import {
  aCase,
  type Rows,
  resultOf,
  startWithFiles,
  theCase,
  withImages,
} from '../clinical-cases/support/cases';
import { aPoll, vote } from '../clinical-cases/support/polls';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aLink, aPatient, aScan, aWaitingCase, Patient, waitingForm } from './support/links';

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

describe('A patient reads whether it was seen before', () => {
  it('[D-967] since when and by how many, where it was; in every language', async () => {
    const id = await aCase(anna, { poll: JSON.stringify(aPoll()) });
    await vote(ben, id);
    await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Operate.' });
    const patient = await aPatient(app, anna, id);
    const since = String((await theCase(anna, id))['created_at']);
    expect(await patient.sees()).toMatchObject({
      seen_before: { since, votes: 1, comments: 1 },
      text: expect.stringContaining('Surgeons have seen this since'),
    });
    const texts = new Set<string>();
    for (const language of ['en', 'es', 'pt', 'fr', 'de', 'hi', 'ar', 'zh']) {
      const opened = (await patient.look(`?language=${language}`)).body['result'];
      const { text } = opened as { text: string };
      const [line = ''] = text.split('\n').slice(2, 3);
      expect(line).toMatch(/1\D+1/);
      expect(line).not.toContain('{');
      texts.add(line);
    }
    expect(texts.size).toBe(8);
  });

  it('[D-967] and that nobody has, where the patient was asked first', async () => {
    const patient = await aPatient(app, anna, await aWaitingCase(anna));
    expect(await patient.sees()).toMatchObject({
      seen_before: null,
      text: expect.stringContaining('None of them has seen anything yet.'),
    });
  });
});

describe('Nothing is agreed to', () => {
  it('[D-968] while a file is still being prepared', async () => {
    const id = await aWaitingCase(anna);
    const patient = await aPatient(app, anna, id);
    const state = (one: string) =>
      app.rows(
        'update asset set state = ? where id in (select asset_id from clinical_post_file where post_id = ?)',
        [one, id],
      );
    await state('pending');
    expect(await patient.sees()).toMatchObject({ is_preparing: true });
    expect((await patient.say('give')).body).toMatchObject({
      code: 409,
      msg: 'A file is still being prepared. Please look again in a few minutes.',
    });
    await state('ready');
    expect(await patient.sees()).toMatchObject({ is_preparing: false });
    expect((await patient.say('give')).code).toBe(200);
  });

  it('[D-968] without the version that was read, or in a language that there is not', async () => {
    const patient = await aPatient(app, anna, await aWaitingCase(anna));
    expect((await patient.answer({ decision: 'give' })).body).toMatchObject({
      code: 422,
      errors: { version: ['Please send the version that was shown.'] },
    });
    expect((await patient.say('give', { language: 'tlh' })).body).toMatchObject({
      code: 422,
      errors: { language: [expect.stringContaining('en')] },
    });
    expect((await patient.answer({ decision: 'refuse' })).code).toBe(200);
  });
});

it('the picture of a post opens for members as soon as its patient has agreed', async () => {
  const id = await aWaitingCase(anna);
  const { token } = await aLink(anna, id);
  const patient = new Patient(app, token);
  for (let time = 0; time < 3; time += 1) {
    await anna.post(`clinicalCases/${id}`, waitingForm({ history: `Version ${time}.` }));
    // Somebody asks for it meanwhile, so that this process knows that it is hidden.
    const [file] = (await theCase(anna, id))['files'] as { url: string }[];
    const open = () => fetch(`${app.url}${file?.url.replace(/[?&]b=[^&]*/, '')}`);
    await open();
    expect((await patient.say('give')).code).toBe(200);
    const [shown] = (await theCase(ben, id))['files'] as { url: string }[];
    expect((await fetch(`${app.url}${shown?.url}`)).status).toBe(200);
  }
});

/** Words that occur nowhere else, one for each text; addresses of pictures hold random letters. */
const marked = (place: string, seed: number) => `marked${place}${seed}`;
const wordsIn = (reply: unknown) => new Set(JSON.stringify(reply).match(/\bmarked[a-z]+\d\b/g));

it.each([1, 2, 3, 4, 5, 6])(
  '[D-969] no word of a case that a member is answered is missing for the patient (%i)',
  async (seed) => {
    const has = (bit: number) => ((seed * 2_654_435_761) >>> (bit * 3)) % 3 > 0;
    const word = (place: string) => marked(place, seed);
    const form = waitingForm({
      diagnosis: word('diagnosis'),
      history: word('history'),
      clinicalQuestions: word('question'),
      poll: JSON.stringify(
        aPoll({ question: word('poll'), options: [word('one'), word('two')], blind: false }),
      ),
      descriptions: JSON.stringify([word('alt')]),
    });
    const reply = await anna.post('clinicalCases', withImages(form, [await aScan()]));
    const id = Number(reply.body['id']);
    if (has(0)) {
      const step = { kind: 'operation', day: 1, text: word('step') };
      expect((await anna.post(`clinicalCases/${id}/steps`, step)).code).toBe(200);
    }
    if (has(1))
      await anna.send('PUT', `clinicalCases/${id}/outcome`, {
        day: 9,
        text: word('outcome'),
        complications: ['II', 'I'],
        complicationTexts: [word('leak'), word('fever')],
        reoperated: true,
        readmitted: true,
        stayDays: 12,
      });
    const patient = await aPatient(app, anna, id);
    const { shown } = await patient.sees();
    expect((await patient.say('give')).code).toBe(200);
    const read = async (path: string) => (await ben.get(path)).body['result'] as unknown;
    const answered = wordsIn([
      await theCase(ben, id),
      await read(`clinicalCases/${id}/steps`),
      await read(`clinicalCases/${id}/outcome`),
      await read(`clinicalCases/${id}/poll`),
      resultOf(await ben.get('clinicalCases')).filter((row: Rows[number]) => row['id'] === id),
    ]);
    expect(answered.size).toBeGreaterThan(5);
    expect([...answered].filter((one) => !wordsIn(shown).has(one))).toEqual([]);
  },
);
