import { WORDS_SHOWN } from '../../src/search/everything/words.sql';
import { aBlog } from '../blogs/support/blogs';
import { aCase, anOutcome, HOUR } from '../clinical-cases/support/cases';
import { anEvent, inMinutes } from '../events/support/events';
import { manyReels } from '../explore/support/explore';
import { anOpportunity } from '../opportunities/support/opportunities';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';

let app: RunningApp;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startApp();
  author = await aMember(app);
  stranger = await aMember(app);
  await aCase(author, { diagnosis: 'Oxyphilic adenoma' });
});
afterAll(() => app.stop());

let made = 0;
/** A word that stands nowhere else and is like no other. */
function aWord(): string {
  made += 1;
  const letters = String(made * 7_919_317).replace(/\d/g, (digit) => 'bcdfghklmr'[+digit] ?? '');
  return `${letters}oxia`;
}

interface Said {
  readonly also_read_as: string[];
  readonly corrected: string[];
}

/** Alone and beside another word, by one wrong letter, by one letter more and less, and by the first letters. */
async function saidOf(who: Person, word: string): Promise<boolean> {
  const asks = [
    ...[0, 5].map((at) => `${word.slice(0, at)}z${word.slice(at + 1)}`),
    word.slice(1),
    `${word}z`,
    ...[4, word.length - 2].map((at) => word.slice(0, at)),
  ];
  for (const query of asks.flatMap((asked) => [asked, `oxyphilic ${asked}`])) {
    const { body } = await who.get(`search?${new URLSearchParams({ query })}`);
    const said = body as unknown as Said;
    if ([...said.also_read_as, ...said.corrected].includes(word)) return true;
  }
  return false;
}

const isStored = async (word: string) =>
  (await app.rows('select word from search_word where word = ?', [word])).length > 0;

const now = () => app.clock.now();
const change = (set: string) => async (id: number) => {
  await app.rows(`update clinical_post set ${set} where id = ?`, [now(), id]);
};

/** What may become of a case, and whether its words are kept for somebody. */
const FATES: [fate: string, isKept: boolean, happen: (id: number) => Promise<unknown>][] = [
  ['waits for its patient', false, change('awaits_patient_at = ?')],
  ['was withdrawn', false, change('withdrawn_at = ?')],
  ['is hidden', false, change('hidden_at = ?')],
  ['is held back', false, change('held_at = ?')],
  ['was deleted', false, (id) => author.post('clinicalCases/delete', { id })],
  ['ends with its consent', true, change('consent_until = ?')],
  [
    'is for one speciality',
    true,
    (id) => app.rows(`update clinical_post set audience = 'speciality' where id = ?`, [id]),
  ],
  [
    'says something else now',
    false,
    (id) => author.post(`clinicalCases/${id}`, { diagnosis: 'Hernia', history: 'None.' }),
  ],
];

describe('A word of a case is told to others only as long as they see the case:', () => {
  it.each(FATES)('[D-931] one that %s', async (_, isKept, happen) => {
    const [title, history] = [aWord(), aWord()];
    const id = await aCase(author, { diagnosis: `Left ${title}`, history: `With ${history}.` });
    expect([await saidOf(stranger, title), await saidOf(stranger, history)]).toEqual([true, true]);
    await happen(id);
    expect([await saidOf(stranger, title), await saidOf(stranger, history)]).toEqual([
      false,
      false,
    ]);
    expect([await isStored(title), await isStored(history)]).toEqual([isKept, isKept]);
  });

  it('[D-931] one that is shown again, one of two that say it, and one whose author leaves', async () => {
    const word = aWord();
    const leaving = await aMember(app);
    const [first, second] = [
      await aCase(author, { diagnosis: word }),
      await aCase(leaving, { diagnosis: word }),
    ];
    await change('hidden_at = ?')(first);
    expect(await saidOf(stranger, word)).toBe(true);
    await app.rows('update account set deleted_at = ? where id = ?', [now(), leaving.id]);
    expect(await saidOf(stranger, word)).toBe(false);
    await app.rows('update clinical_post set hidden_at = null where id = ?', [first]);
    expect(await saidOf(stranger, word)).toBe(true);
    await author.post('clinicalCases/delete', { id: first });
    await app.rows('update clinical_post set deleted_at = ? where id = ?', [now(), second]);
    expect(await isStored(word)).toBe(false);
  });

  it('[D-931] and words of an outcome only to those from whom no poll withholds it', async () => {
    const [word, step] = [aWord(), aWord()];
    const id = await aCase(author, { diagnosis: 'Chordoma' });
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome(`After ${word}, well.`));
    await author.post(`clinicalCases/${id}/steps`, { kind: 'imaging', day: 3, text: step });
    expect([await saidOf(stranger, word), await saidOf(stranger, step)]).toEqual([true, true]);
    await app.rows('update clinical_post set is_blind = true where id = ?', [id]);
    expect([await saidOf(stranger, word), await saidOf(stranger, step)]).toEqual([false, true]);
    expect(await saidOf(author, word)).toBe(true);
    await app.rows('update case_step set awaits_patient_at = ? where post_id = ?', [now(), id]);
    expect(await saidOf(author, step)).toBe(false);
    await author.post('clinicalCases/comment', { clinicalCaseId: id, comment: aWord() });
  });

  it('[D-931] while two store and remove the same word at once, neither waits and it stays', async () => {
    const word = aWord();
    const [gone, kept] = [
      await aCase(author, { diagnosis: word }),
      await aCase(author, { diagnosis: 'Hernia' }),
    ];
    await app.em().transactional(async (em) => {
      await em.execute('update clinical_post set history = ? where id = ?', [word, kept]);
      await author.post('clinicalCases/delete', { id: gone });
    });
    expect(await saidOf(stranger, word)).toBe(true);
    await app.em().transactional(async (em) => {
      await em.execute('update clinical_post set deleted_at = ? where id = ?', [now(), kept]);
      await aCase(author, { diagnosis: word });
    });
    expect(await saidOf(stranger, word)).toBe(true);
  });
});

const READ_AT = {
  case: (id: number) => [`clinicalCases/${id}`, `clinicalCases/${id}/steps`],
  reel: () => ['explore?limit=50'],
  event: (id: number) => [`eventDetails/${id}`],
  opportunity: (id: number) => [`opportunities/${id}`],
  blog: (id: number) => [`blogs/images/getBlogsById/${id}`],
  learning: () => ['learning'],
} as const;

describe('All words that search can tell a stranger', () => {
  it('[D-931] stand in what a stranger may see, of every kind', async () => {
    const admin = await anAdmin(app);
    const hidden = [aWord(), aWord(), aWord(), aWord()] as const;
    const shown = [aWord(), aWord(), aWord(), aWord()] as const;
    for (const isShown of [true, false]) {
      const [opportunity, reel, blog, event] = isShown ? shown : hidden;
      const gone = isShown ? null : now();
      const published = new Date(now().getTime() + (isShown ? 0 : HOUR));
      const offer = await anOpportunity(app, author);
      const sql = 'update opportunity set title = ?, closed_at = ? where id = ?';
      await app.rows(sql, [opportunity, gone, offer]);
      const [film] = await manyReels(app, author, ['Urology']);
      await app.rows('update explore_post set title = ?, hidden_at = ? where id = ?', [
        reel,
        gone,
        film,
      ]);
      const { body } = await admin.post('admin/blogs', aBlog({ title: blog }));
      await app.rows('update blog set published_at = ? where id = ?', [published, body['id']]);
      const congress = await anEvent(admin, inMinutes(app, 99));
      await app.rows('update event set title = ?, published_at = ? where id = ?', [
        event,
        published,
        congress,
      ]);
    }
    for (const word of shown) expect(await saidOf(stranger, word)).toBe(true);
    for (const word of hidden) expect(await saidOf(stranger, word)).toBe(false);
    expect(await isStored(hidden[0])).toBe(false);
    expect(await isStored(hidden[1])).toBe(false);
  });

  it('[D-931] are, one by one, words of what the stranger reads', async () => {
    const known = await app.rows<{ word: string }>('select word from search_word');
    const words = known.map(({ word }) => word);
    const asked = { words, viewer: stranger.id, isAdmin: false, now: now() };
    const told = (await WORDS_SHOWN.rows(app.em(), asked)).map(({ word }) => word);
    const read = (await readBy(stranger)).normalize('NFKD').toLowerCase();
    expect(told.filter((word) => !read.includes(word))).toEqual([]);
    expect(told.length).toBeGreaterThan(30);
    expect(words.length).toBeGreaterThan(told.length);
  });
});

/** Everything that can be found, as the API shows it to this person. */
async function readBy(who: Person): Promise<string> {
  const found = await app.rows<{ kind: keyof typeof READ_AT; id: number }>(
    'select kind, subject_id as id from search_entry',
  );
  const answers: unknown[] = [];
  for (const { kind, id } of found)
    for (const path of READ_AT[kind](id)) answers.push((await who.get(path)).body);
  return JSON.stringify(answers);
}
