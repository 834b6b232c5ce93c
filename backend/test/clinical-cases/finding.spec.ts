import { RATES } from '../../src/platform/throttling/rates';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const find = (texts: object, by = anna) => by.post('clinicalCases/findings', texts);
const textsIn = (body: object) => (body as { result: { texts: unknown[] } }).result.texts;

describe('What may tell who the patient is', () => {
  it('is found in each text of a post, by the words of its form', async () => {
    const { code, body } = await find({
      history: ' Seen by Mrs. Lindqvist. ',
      altTexts: ['A gallbladder', 'a@klinik.example'],
      speciality: 'Mrs. Lindqvist',
    });
    expect(code).toBe(200);
    expect(textsIn(body)).toEqual([
      {
        field: 'history',
        text: 'Seen by Mrs. Lindqvist.',
        findings: [{ kind: 'name', start: 8, end: 22, isCertain: false, repair: 'the patient' }],
      },
      { field: 'altTexts', text: 'A gallbladder', findings: [] },
      {
        field: 'altTexts',
        text: 'a@klinik.example',
        findings: [{ kind: 'email', start: 0, end: 16, isCertain: true, repair: '[email]' }],
      },
    ]);
  });

  it('is looked for in nothing that is longer than it may be', async () => {
    const { code, body } = await find({
      history: 'x'.repeat(12_000),
      title: 'x'.repeat(201),
      altTexts: Array(11).fill(''),
    });
    expect([code, body.errors]).toEqual([
      422,
      {
        history: ['Please enter at most 10,000 characters.'],
        title: ['Please enter at most 200 characters.'],
        altTexts: ['Please choose at most 10.'],
      },
    ]);
  });

  it('is looked for in no more than the texts of one post', async () => {
    const long = 'x'.repeat(9_500);
    const case_ = { diagnosis: long, history: long, clinicalQuestions: long, outcome: long };
    expect((await find(case_)).code).toBe(200);
    expect((await find({ ...case_, description: long })).code).toBe(413);
  });

  it('is refused where it is more than anybody could decide', async () => {
    const { code, body } = await find({ diagnosis: 'Seen.', history: 'Mr. Bell. '.repeat(201) });
    expect([code, body.errors]).toEqual([
      422,
      { history: ['There is too much in this text that could identify the patient.'] },
    ]);
  });

  it('counts as a write, before it is looked for', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    try {
      const ben = await aMember(limited);
      const codes = await Promise.all(
        Array.from({ length: RATES.write.points + 1 }, async () => (await find({}, ben)).code),
      );
      expect(codes.sort()).toEqual([...Array(RATES.write.points).fill(200), 429]);
    } finally {
      await limited.stop();
    }
  });
});
