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

/**
 * Signs of tsquery, of patterns and of SQL; none of them finds more than letters do. Each has the status of a search, which takes a
 * line, and of asking for similar cases, which takes a text.
 */
const TERMS: [what: string, searched: number, compared: number, term: string][] = [
  ['a beginning of nothing', 200, 200, ':*'],
  ['not a word', 200, 200, '!!zzzz'],
  ['a choice', 200, 200, "zzzz' | 'a':* | 'b"],
  ['words in a row, but one', 200, 200, 'zzzz <-> !a'],
  ['brackets without an end', 200, 200, '((((('],
  ['signs alone', 200, 200, 'a & | !'],
  ['whatever there is', 200, 200, '%'],
  ['one letter and whatever', 200, 200, '_%'],
  ['a backslash', 200, 200, '\\'],
  ['what is always true', 200, 200, "' or true --"],
  ['a second statement', 200, 200, "'; select pg_sleep(9); --"],
  ['names of parameters', 200, 200, '$1 ? ?? :query'],
  ['no character at all', 422, 422, '\u0000'],
  ['half a character', 200, 200, '\ud800'],
  ['quotes', 422, 200, '"'.repeat(500)],
  ['many choices', 422, 200, '(a | '.repeat(200)],
  ['many words', 422, 200, 'a '.repeat(1_000)],
  ['a long word', 422, 200, `${'x'.repeat(3_000)}:*`],
];
/** Longer than any search, on a busy machine. */
const LONGEST_MS = 8_000;

describe('What is searched for is a text and nothing else:', () => {
  it.each(TERMS)('%s', async (_what, searched, compared, term) => {
    for (const kind of GROUPS) {
      const words = new URLSearchParams({ query: term, kind });
      const since = performance.now();
      const { code, body } = await ben.get(`search?${words}`);
      expect(code).toBe(searched);
      expect(JSON.stringify(body)).not.toContain(WORD);
      expect(performance.now() - since).toBeLessThan(LONGEST_MS);
    }
    const similar = await ben.post('clinicalCases/similar', { text: term });
    expect(similar.code).toBe(compared);
    expect(JSON.stringify(similar.body)).not.toContain(WORD);
  });

  it('a word is found, also beside such signs', async () => {
    expect((await find(ben, WORD)).total).toBe(1);
    expect((await find(ben, `"${WORD}" & (|) :* !`)).total).toBe(1);
  });

  /** What took the database seconds: a hundred terms of one letter. */
  it.each([
    ['letters between signs', 'a@'.repeat(99)],
    ['other letters', 's-'.repeat(99)],
    ['letters in quotes', `"${'a b '.repeat(49)}"`],
    ['a word among letters', `${'b c '.repeat(40)}${WORD}`],
  ])('[D-932] single letters are no words: %s', async (_what, query) => {
    const { code, body } = await ben.get(`search?${new URLSearchParams({ query, kind: 'cases' })}`);
    expect(code).toBe(200);
    expect(body['total']).toBe(query.includes(WORD) ? 1 : 0);
  });

  it('[D-932] a thirteenth word is one too many, wherever one searches', async () => {
    const twelve = 'one two three four five six seven eight nine ten eleven twelve';
    const fewer = { code: 422, body: { msg: 'Please use fewer words.' } };
    for (const query of [`${twelve} thirteen`, `"${twelve}" thirteen`]) {
      expect(await ben.get(`search?${new URLSearchParams({ query })}`)).toMatchObject(fewer);
      expect(await ben.post('searches', { kind: 'cases', query })).toMatchObject(fewer);
      expect(await ben.post('searchUserDetails', { searchKey: query })).toMatchObject(fewer);
      const asked = { searchTerm: query };
      expect(await ben.post('searchUserDetailsWithFilter', asked)).toMatchObject(fewer);
    }
    expect((await ben.get(`search?${new URLSearchParams({ query: twelve })}`)).code).toBe(200);
  });

  it('[D-932] a search of several words that takes too long is refused in the same words', async () => {
    const asked = new URLSearchParams({ query: `acute ${WORD}` });
    await app.em().transactional(async (em) => {
      await em.execute('lock table search_entry in access exclusive mode');
      const reply = await ben.get(`search?${asked}`);
      expect(reply).toMatchObject({ code: 422, body: { msg: 'Please use fewer words.' } });
    });
    expect((await ben.get(`search?${asked}`)).code).toBe(200);
  });
});
