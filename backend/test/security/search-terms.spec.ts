import { aCase } from '../clinical-cases/support/cases';
import { find } from '../search/support/searches';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
const WORD = 'cholangioplasty';
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
  ben = await aMember(app);
  await aCase(anna, { diagnosis: `Acute ${WORD}` });
});
afterAll(() => app.stop());

const KINDS = ['cases', 'people', 'images', 'opportunities', 'learning', 'events', 'blogs'];
/** Signs of tsquery, of patterns and of SQL; none of them finds more than letters do. */
const TERMS = [
  ':*',
  '!x',
  "'x' | 'y'",
  '!!zzzz',
  'zzzz | a:*',
  "zzzz' | 'a':* | 'b",
  'zzzz <-> !a',
  '(((((',
  'a & | !',
  '%',
  '_%',
  '\\',
  "' or true --",
  "'; select pg_sleep(9); --",
  '$1',
  '?',
  '??',
  ':query',
  '\u0000',
  '\ud800',
  '"'.repeat(500),
  '(a | '.repeat(200),
  'a '.repeat(1_000),
  `${'x'.repeat(3_000)}:*`,
  '[\\s\\S]*',
  '{"$gt":""}',
];
/** Longer than any search, on a busy machine. */
const LONGEST_MS = 8_000;

describe('What is searched for is a text and nothing else:', () => {
  it.each(TERMS)('%j', async (term) => {
    for (const kind of KINDS) {
      const words = new URLSearchParams({ query: term, kind });
      const since = performance.now();
      const { code, body } = await ben.get(`search?${words}`);
      expect([200, 422]).toContain(code);
      expect(JSON.stringify(body)).not.toContain(WORD);
      expect(performance.now() - since).toBeLessThan(LONGEST_MS);
    }
    const similar = await ben.post('clinicalCases/similar', { text: term });
    expect([200, 422]).toContain(similar.code);
    expect(JSON.stringify(similar.body)).not.toContain(WORD);
  });

  it('a word is found, also beside such signs', async () => {
    expect((await find(ben, WORD)).total).toBe(1);
    expect((await find(ben, `"${WORD}" & (|) :* !`)).total).toBe(1);
  });
});
