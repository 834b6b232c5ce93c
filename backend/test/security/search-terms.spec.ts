import { GROUPS } from '../../src/search/everything/kinds.rules';
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

/** Signs of tsquery, of patterns and of SQL; none of them finds more than letters do. */
const TERMS: [string, string][] = [
  ['a beginning of nothing', ':*'],
  ['not a word', '!!zzzz'],
  ['a choice', "zzzz' | 'a':* | 'b"],
  ['words in a row, but one', 'zzzz <-> !a'],
  ['brackets without an end', '((((('],
  ['signs alone', 'a & | !'],
  ['whatever there is', '%'],
  ['one letter and whatever', '_%'],
  ['a backslash', '\\'],
  ['what is always true', "' or true --"],
  ['a second statement', "'; select pg_sleep(9); --"],
  ['names of parameters', '$1 ? ?? :query'],
  ['no character at all', '\u0000'],
  ['half a character', '\ud800'],
  ['quotes', '"'.repeat(500)],
  ['many choices', '(a | '.repeat(200)],
  ['many words', 'a '.repeat(1_000)],
  ['a long word', `${'x'.repeat(3_000)}:*`],
];
/** Longer than any search, on a busy machine. */
const LONGEST_MS = 8_000;

describe('What is searched for is a text and nothing else:', () => {
  it.each(TERMS)('%s', async (_what, term) => {
    for (const kind of GROUPS) {
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
