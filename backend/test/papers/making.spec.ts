import { PAPER_ITEMS, PAPER_TEXTS } from '../../src/papers/paper-items.rules';
import { aCase, again, caseForm, DAY, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  ask,
  aWholeCase,
  completed,
  documentOf,
  keep,
  made,
  namesOf,
  open,
  paperOf,
  publishable,
  wordsIn,
  work,
} from './support/papers';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Annika', lastName: 'Okafor' });
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const missing = async (post: number) =>
  (await paperOf(anna, post)).items.flatMap(({ key, state }) => (state === 'missing' ? [key] : []));

describe('A paper made of a case', () => {
  it.each(['scare', 'process'] as const)(
    '[D-1590] of a whole case holds every item of the checklist: %s',
    async (form) => {
      const post = await aWholeCase(anna);
      await completed(anna, post, form);
      expect(await missing(post)).toEqual([]);
      const inside = await documentOf(app, anna, await made(app, anna, post, form));
      const words = wordsIn(inside);
      for (const { number, name, key } of PAPER_ITEMS[form]) {
        // Once as a heading, once in the checklist after its number.
        expect(words.filter((paragraph) => paragraph === name)).toHaveLength(2);
        expect(words[words.lastIndexOf(name) - 1]).toBe(number);
        expect(words[words.lastIndexOf(name) + 1]).toBe('In the text');
        const below = words[words.indexOf(name) + 1];
        expect([key, below]).toEqual([key, key === 'figures' ? '' : expect.stringMatching(/./)]);
      }
    },
  );

  it('[D-1590] says what the case, its steps and its outcome say', async () => {
    const post = await aWholeCase(anna);
    await completed(anna, post);
    const inside = await documentOf(app, anna, await made(app, anna, post));
    const words = wordsIn(inside);
    expect(words).toEqual(
      expect.arrayContaining([
        'What is told of title.',
        'Annika Okafor',
        'Age: 54 years. Gender: female.',
        'Acute cholecystitis',
        'Pain in the right upper abdomen for two days.',
        'Day 2: operation.',
        'Day 2: Laparoscopic cholecystectomy.',
        'Well after thirty days.',
        'Grade II: Antibiotics for a wound infection.',
        'Comprehensive Complication Index: 20.9.',
        'Reoperation: no. Readmission: no. Length of stay: 4 days.',
        'Figure 1. Ultrasound of the gallbladder',
        'Figure 2. The specimen, opened',
        '1. doi:10.1016/j.ijsu.2020.10.034',
        '2. PMID 33358',
      ]),
    );
    const pictures = [...inside.keys()].filter((name) => /^word\/media\/\w+\.jpg$/.test(name));
    expect(pictures).toHaveLength(2);
  });

  it('[D-1590] of a bare case lists exactly the rest, each with the field that fills it', async () => {
    const post = await aCase(anna, publishable);
    const { items } = await paperOf(anna, post);
    const filled = items.filter(({ state }) => state === 'filled').map(({ key }) => key);
    expect(filled).toEqual(['patient', 'diagnosis', 'consent', 'privacy']);
    const rest = items.filter(({ key }) => !filled.includes(key));
    expect(rest.map(({ state }) => state)).toEqual(rest.map(() => 'missing'));
    const page = `/caseDetails/${post}`;
    expect(Object.fromEntries(rest.map(({ key, link }) => [key, link]))).toMatchObject({
      title: `${page}/paper#title`,
      presentation: `${page}/edit#history`,
      operation: `${page}/steps/new?kind=operation`,
      outcome: `${page}/outcome#text`,
      figures: `${page}/edit#describedAs`,
      references: `${page}/paper#references`,
    });

    const words = wordsIn(await documentOf(app, anna, await made(app, anna, post)));
    for (const { name, key } of PAPER_ITEMS.scare)
      expect([key, words[words.lastIndexOf(name) + 1]]).toEqual([
        key,
        filled.includes(key) ? 'In the text' : 'Missing',
      ]);
    for (const { name } of rest) expect(words.filter((one) => one === name)).toHaveLength(1);
  });

  it('[D-1591] asks for each item once, in our own words', () => {
    for (const form of ['scare', 'process'] as const) {
      expect(new Set(namesOf(form)).size).toBe(namesOf(form).length);
      const numbers = PAPER_ITEMS[form].map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    const asked = Object.values(PAPER_ITEMS).flatMap((items) => items.map(({ key }) => key));
    for (const key of PAPER_TEXTS) expect(asked).toContain(key);
  });

  it('[D-1591] counts what does not apply, where that can be', async () => {
    const post = await aCase(anna, publishable);
    await keep(anna, post, { not_applicable: ['pathology', 'outcome', 'nonsense'] });
    const { items, not_applicable } = await paperOf(anna, post);
    expect(not_applicable).toEqual(['pathology']);
    const stateOf = (of: string) => items.find(({ key }) => key === of)?.state;
    expect([stateOf('pathology'), stateOf('outcome')]).toEqual(['not-applicable', 'missing']);
  });

  it('[D-1592] names nobody in its properties', async () => {
    const post = await aWholeCase(anna);
    await completed(anna, post);
    const inside = await documentOf(app, anna, await made(app, anna, post));
    const core = String(inside.get('docProps/core.xml'));
    expect(core).toContain('<dc:creator>Suture</dc:creator>');
    expect(core).toContain('<cp:lastModifiedBy>Suture</cp:lastModifiedBy>');
    expect(core).toContain('<dc:title>Case report</dc:title>');
    for (const [name, bytes] of inside)
      if (name !== 'word/document.xml' && !name.startsWith('word/media/'))
        expect([name, String(bytes)]).toEqual([
          name,
          expect.not.stringMatching(/Okafor|Annika|cholecystitis|manager|company/i),
        ]);
  });

  it('[D-1593] quotes no comment', async () => {
    const post = await aWholeCase(anna);
    const ben = await aMember(app);
    await ben.post(`posts/${post}/comments`, { text: 'I would have waited.' });
    const words = wordsIn(await documentOf(app, anna, await made(app, anna, post)));
    expect(words.join(' ')).not.toMatch(/I would have waited/);
    expect(words.join(' ')).not.toContain(ben.fullName);
  });

  it('[D-1594] takes references as DOI or PMID, and nothing else', async () => {
    const post = await aCase(anna, publishable);
    const told = ['https://doi.org/10.1000/abc', '10.1000/abc', '123', 'pmid 00456'];
    expect((await keep(anna, post, { references: told })).code).toBe(200);
    const kept = ['doi:10.1000/abc', 'PMID 123', 'PMID 456'];
    expect((await paperOf(anna, post)).references).toEqual(kept);
    const refused = await keep(anna, post, { references: ['123', 'Smith et al., 2020'] });
    expect(refused.body).toMatchObject({
      code: 422,
      errors: { references: ['Line 2 is neither a DOI nor a PMID.'] },
    });
    expect((await paperOf(anna, post)).references).toEqual(kept);
  });

  it('[D-1591] takes no text that names the patient', async () => {
    const post = await aCase(anna, publishable);
    const texts = [
      { key: 'lessons', text: 'Look twice.' },
      { key: 'pastHistory', text: 'Her number is +44 7700 900123.' },
    ];
    const reply = await keep(anna, post, { texts });
    expect(reply.body).toMatchObject({ code: 422, errors: { pastHistory: [expect.any(String)] } });
    expect(Object.keys(reply.body['errors'] ?? {})).toEqual(['pastHistory']);
    expect((await paperOf(anna, post)).texts).toEqual([]);
  });

  it('holds texts with characters that XML does not know', async () => {
    const post = await aCase(anna, { ...publishable, history: 'A < B & "C"' });
    const words = wordsIn(await documentOf(app, anna, await made(app, anna, post)));
    expect(words).toContain('A < B & "C"');
  });

  it('[D-1595] is refused unless the patient has agreed to publication', async () => {
    const post = await aCase(anna);
    for (const reply of [await ask(anna, post), await keep(anna, post)])
      expect(reply.body).toMatchObject({
        code: 409,
        msg: 'The patient has not agreed to publication.',
      });
    const { items, is_agreed } = await paperOf(anna, post);
    expect(is_agreed).toBe(false);
    expect(items.find(({ key }) => key === 'consent')?.state).toBe('missing');

    const tomorrow = new Date(app.clock.now().getTime() + DAY);
    const consentExpires = tomorrow.toISOString().slice(0, 10);
    const brief = await aCase(anna, { ...publishable, consentExpires });
    const fileId = await made(app, anna, brief);
    expect((await open(app, anna, fileId)).status).toBe(200);
    app.clock.set(new Date(tomorrow.getTime() + 2 * DAY));
    const later = await again(app, anna);
    expect((await open(app, later, fileId)).status).toBe(409);
    expect((await ask(later, brief)).code).toBe(409);
  });

  it('is only for its author, and of a case', async () => {
    const post = await aCase(anna, publishable);
    const fileId = await made(app, anna, post);
    const ben = await aMember(app);
    for (const reply of [
      await ben.get(`posts/${post}/paper`),
      await ask(ben, post),
      await keep(ben, post),
    ])
      expect(reply.code).toBe(403);
    expect((await open(app, ben, fileId)).status).toBe(403);
    expect((await open(app, anna, 2_000_000_000)).status).toBe(404);
    const reply = await open(app, anna, fileId);
    expect([
      reply.status,
      reply.headers.get('content-type'),
      reply.headers.get('content-disposition'),
      reply.headers.get('cache-control'),
    ]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      `attachment; filename="paper-${fileId}.docx"`,
      'private, no-store',
    ]);
  });

  it('[D-1596] is made again once the case has changed', async () => {
    const post = await aCase(anna, publishable);
    const fileId = await made(app, anna, post);
    await anna.post(`posts/${post}`, { ...caseForm(publishable), diagnosis: 'Gallstone ileus' });
    expect((await open(app, anna, fileId)).status).toBe(409);
    expect(await paperOf(anna, post)).toMatchObject({ is_outdated: true, state: 'ready' });
    await made(app, anna, post);
    expect(wordsIn(await documentOf(app, anna, fileId))).toContain('Gallstone ileus');
  });

  it('asked for twice, has what was asked for last', async () => {
    const post = await aCase(anna, publishable);
    await ask(anna, post, 'scare');
    await ask(anna, post, 'process');
    await work(app);
    const { fileId, form } = await paperOf(anna, post);
    expect(form).toBe('process');
    const words = wordsIn(await documentOf(app, anna, fileId ?? 0));
    expect(words).toContain('Checklist: case series');
    await work(app);
    expect((await paperOf(anna, post)).state).toBe('ready');
  });
});
