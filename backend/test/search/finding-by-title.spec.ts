import { aBlog } from '../blogs/support/blogs';
import { aCase } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { numbers } from '../support/numbers';
import { aMember, anAdmin, type Person } from '../support/people';
import { find, idsOf } from './support/searches';

let app: RunningApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  author = await aMember(app);
  reader = await aMember(app);
});
afterAll(() => app.stop());

/** Words that the index leaves out, and words like them in other texts. */
const EVERYDAY =
  `when what from before through after where with this that how why which between during
  about into over again once only same then there than very should have been does were other`.split(
    /\s+/,
  );
const CLINICAL =
  `critical safety view hernia mesh repair bleeding leak anastomosis frozen section front form
  went whether throughout ward abscess drain hepatic resection margin wound closure flap`.split(
    /\s+/,
  );
const TITLES = 24;

describe('A text is found by its own title', () => {
  it('[D-933] whatever everyday words stand in it', async () => {
    const pick = numbers(17);
    const one = (words: readonly string[]) => words[pick(words.length)] as string;
    const titles = Array.from({ length: TITLES }, () => {
      const length = 3 + pick(9);
      return Array.from({ length }, (_, at) => one(at % 3 === 0 ? CLINICAL : EVERYDAY)).join(' ');
    });
    const made: [title: string, id: number][] = [];
    for (const title of titles) made.push([title, await aCase(author, { diagnosis: title })]);
    for (const [title, id] of made) {
      const found = await find(reader, title);
      expect([title, found.ids.includes(id), found.isLoose]).toEqual([title, true, 0]);
    }
  });

  it('[D-933] also an article, and words left out are not read as others', async () => {
    const admin = await anAdmin(app);
    const titles = ['The critical view of safety: what to do when', 'From where the whisper went'];
    for (const title of titles) await admin.post('admin/blogs', aBlog({ title }));
    for (const query of [...titles, 'critical safety do when', 'safety when'])
      expect(await find(reader, query, { kind: 'blogs' })).toMatchObject({ total: 1 });
    const { readAs } = await find(reader, 'critical safety do when', { kind: 'blogs' });
    expect(readAs).not.toContain('went');
  });
});

describe('A word that is not there as typed', () => {
  it('[D-934] is completed rather than corrected, and a correction is said to be one', async () => {
    const [white, pancreas] = [
      await aCase(author, { diagnosis: 'A white patch of the tongue' }),
      await aCase(author, { diagnosis: 'Pancreatoduodenectomy, day 4' }),
    ];
    expect(await idsOf(reader, 'whip')).toEqual([pancreas]);
    expect(await idsOf(reader, 'whit')).toContain(white);
    const ask = async (query: string) =>
      (await reader.get(`search?${new URLSearchParams({ query })}`)).body['corrected'];
    expect(await ask('whip')).toEqual([]);
    expect(await ask('pancreatoduodenoctomy')).toEqual(['pancreatoduodenectomy']);
    expect(await ask('pancreatoduo')).toEqual([]);
    expect(await ask('white')).toEqual([]);
  });
});
