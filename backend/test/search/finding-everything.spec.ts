import { aCase, again, anOutcome, DAY, theCase } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { find, idsOf, markedOf } from './support/searches';

let app: RunningApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  author = await aMember(app, { firstName: 'Mateo', lastName: 'Alvarez' });
  reader = await aMember(app, { firstName: 'Rhea', lastName: 'Zzyzx' });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const step = (id: number, text: string) =>
  author.post(`clinicalCases/${id}/steps`, { kind: 'follow-up', day: 4, text });

describe('A case is found', () => {
  it('[D-510] by words of its diagnosis, history, question, steps and outcome, in any order, as soon as they stand there', async () => {
    const id = await aCase(author, {
      diagnosis: 'Xanthogranulomatous cholecystitis',
      history: 'Thickened gallbladder wall with a duodenal adhesion.',
      question: 'Would you convert to a subtotal cholecystectomy?',
    });
    for (const query of [
      'xanthogranulomatous',
      'wall thickened',
      'subtotal xanthogranulomatous',
      'converting adhesions',
    ])
      expect(await idsOf(reader, query)).toContain(id);
    expect(await find(reader, 'xanthogranulomatous loculated')).toMatchObject({
      ids: [id],
      isLoose: 1,
    });
    expect((await step(id, 'A loculated collection was drained.')).code).toBe(200);
    expect(await idsOf(reader, 'xanthogranulomatous loculated')).toEqual([id]);
    await author.send(
      'PUT',
      `clinicalCases/${id}/outcome`,
      anOutcome('Uneventful recovery, wound granulating.'),
    );
    expect(await idsOf(reader, 'granulating xanthogranulomatous')).toEqual([id]);
    await author.post(`clinicalCases/${id}`, { diagnosis: 'Follicular cholecystitis' });
    expect(await idsOf(reader, 'xanthogranulomatous')).toEqual([]);
    expect(await idsOf(reader, 'follicular granulating')).toEqual([id]);
    await author.post('clinicalCases/delete', { id });
    expect(await idsOf(reader, 'follicular granulating')).toEqual([]);
  });

  it.each([
    ['an English stem', 'fistulas draining', 'Fistula that drained'],
    ['no accents', 'sjogren sialadenitis', 'Sjögren sialadenitis'],
    ['accents that are not there', 'sjögrén sialadénitis', 'Sjogren sialadenitis'],
    ['a letter too few', 'sialolithiasi submandibular', 'Submandibular sialolithiasis'],
    ['a letter too many', 'submandibullar', 'Submandibular swelling'],
    ['two letters turned round', 'osteomyeltiis', 'Osteomyelitis of the mandible'],
    ['a wrong first letter', 'ameloblastoma kandible', 'Ameloblastoma mandible'],
    ['its beginning', 'amelobl', 'Ameloblastoma of the ramus'],
    ['an abbreviation', 'aaa', 'Abdominal aortic aneurysm, 8 cm'],
    ['what it is short for', 'abdominal aortic aneurysm', 'Ruptured AAA'],
    ['what theatre calls it', 'lap chole', 'Laparoscopic cholecystectomy with bleeding'],
    ['the other spelling', 'esophageal leak', 'Oesophageal leak on day 5'],
    ['a phrase', '"duct of luschka"', 'Leak from the duct of Luschka'],
  ])('[D-510 D-511] by %s', async (_, query, diagnosis) => {
    const id = await aCase(author, { diagnosis });
    expect(await idsOf(reader, query)).toContain(id);
    await author.post('clinicalCases/delete', { id });
  });

  it('[D-511] while another post that brings the same new words is still being stored', async () => {
    const word = 'hidradenitis';
    const other = await aCase(author, { diagnosis: 'Abscess of the axilla' });
    const id = await app.em().transactional(async (em) => {
      await em.execute('update clinical_post set history = ? where id = ?', [word, other]);
      return aCase(author, { diagnosis: word });
    });
    expect((await idsOf(reader, 'hidradenitiss')).sort()).toEqual([other, id].sort());
  });

  it('[D-511] by a phrase only where its words stand together; and only as typed where that is asked for', async () => {
    const together = await aCase(author, { diagnosis: 'Torsion of the wandering spleen' });
    const apart = await aCase(author, {
      diagnosis: 'Spleen injury',
      history: 'A wandering pain before.',
    });
    expect(await idsOf(reader, '"wandering spleen"')).toEqual([together]);
    expect((await idsOf(reader, 'wandering spleen')).sort()).toEqual([together, apart].sort());
    const splenic = await aCase(author, { diagnosis: 'Splenic artery wandering aneurysm' });
    expect(await idsOf(reader, 'wandering spleen')).toContain(splenic);
    expect(await idsOf(reader, 'wandering spleen', { exact: 1 })).not.toContain(splenic);
    expect((await find(reader, 'wandering spleen')).readAs).toContain('splenic');
  });

  it('[D-510 D-512] first by its title, then by its history, last by its comments; with what was asked for marked', async () => {
    const word = 'tracheobronchomalacia';
    const talked = await aCase(author, { diagnosis: 'Noisy breathing' });
    const told = await aCase(author, {
      diagnosis: 'Stridor',
      history: `Known ${word} since birth.`,
    });
    const titled = await aCase(author, { diagnosis: `Severe ${word}` });
    await reader.post('clinicalCases/comment', {
      clinicalCaseId: talked,
      comment: `Could this be ${word}? I would stent.`,
    });
    const { items, ids, total } = await find(author, word);
    expect(ids).toEqual([titled, told, talked]);
    expect(total).toBe(3);
    expect(markedOf(items[0]?.title ?? '', items[0]?.title_marks ?? [])).toEqual([word]);
    expect(markedOf(items[1]?.snippet ?? '', items[1]?.marks ?? [])).toEqual([word]);
    expect(items[2]).toMatchObject({ comment_by: 'Rhea Zzyzx', path: `/caseDetails/${talked}` });
    expect(markedOf(items[2]?.snippet ?? '', items[2]?.marks ?? [])).toEqual([word]);
    expect(await idsOf(author, word, { order: 'newest' })).toEqual([titled, told, talked]);
  });

  it('[D-512] by most of many words, said so, where nothing holds all of them', async () => {
    const id = await aCase(author, {
      diagnosis: 'Chylothorax after oesophagectomy',
      history: 'Milky drain, three litres a day. Ligation of the thoracic duct.',
    });
    const answer = await find(reader, 'chylothorax milky drain ligation of the duct in a pirate');
    expect(answer.ids[0]).toBe(id);
    expect(answer.isLoose).toBe(1);
  });

  it('[D-513] narrowed by speciality, outcome, state and days, with counts of other choices', async () => {
    const word = 'pseudomyxoma';
    const open = await aCase(author, { diagnosis: `${word} one`, speciality: 'Urology' });
    app.clock.set(new Date(app.clock.now().getTime() - 30 * DAY));
    const earlier = await again(app, author);
    const closed = await aCase(earlier, {
      diagnosis: `${word} two`,
      speciality: 'General Surgery',
    });
    await earlier.send('PUT', `clinicalCases/${closed}/outcome`, anOutcome('Well.'));
    app.clock.reset();
    const { facets, total } = await find(reader, word);
    expect(total).toBe(2);
    expect(facets).toEqual({
      specialities: [
        { name: 'General Surgery', count: 1 },
        { name: 'Urology', count: 1 },
      ],
      outcomes: { any: 2, reported: 1 },
      states: { open: 1, closed: 1 },
    });
    expect(await idsOf(reader, word, { speciality: 'Urology' })).toEqual([open]);
    expect(await idsOf(reader, word, { outcome: 'reported' })).toEqual([closed]);
    expect(await idsOf(reader, word, { state: 'open' })).toEqual([open]);
    const day = String((await theCase(reader, closed))['created_at']).slice(0, 10);
    expect(await idsOf(reader, word, { from: day, to: day })).toEqual([closed]);
    expect((await reader.get(`search?query=${word}&from=soon`)).code).toBe(422);
    expect((await reader.get(`search?query=${word}&kind=everybody`)).code).toBe(422);
  });
});

describe('A search of everything', () => {
  it('[D-510] answers groups of five with their totals, and nothing below three characters', async () => {
    const word = 'Gastroschisis';
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.push(await aCase(author, { diagnosis: `${word} ${count}` }));
    const member = await aMember(app, { firstName: 'Anna', lastName: word });
    const { body } = await reader.get(`search?query=${word}`);
    const groups = body['result'] as unknown as Record<
      string,
      { total: number; items: { id: number }[] }
    >;
    expect(Object.keys(groups)).toEqual([
      'members',
      'cases',
      'reels',
      'events',
      'opportunities',
      'blogs',
      'learning',
    ]);
    expect(groups['members']).toMatchObject({
      total: 1,
      items: [{ id: member.id, kind: 'member' }],
    });
    expect(groups['cases']?.total).toBe(7);
    expect(groups['cases']?.items).toHaveLength(5);
    expect(body['total']).toBe(8);
    const short = await reader.get('search?query=ga');
    expect(short.body['total']).toBe(0);
    for (const query of ["' or 1=1 --", '%%%', ':*&|!()', '"""', 'the and of', '\\\\\\ <-> '])
      expect((await reader.get(`search?query=${encodeURIComponent(query)}`)).code).toBe(200);
  });

  it('[D-510] answers members only', async () => {
    expect((await aVisitor(app).get('search?query=fistula')).code).toBe(401);
    expect((await (await anOnboarding(app)).get('search?query=fistula')).code).toBe(403);
  });

  it('[D-510] finds reels, events, opportunities, blogs and learning content that are there to be seen', async () => {
    const word = 'Chromopertubation';
    const now = app.clock.now();
    const [asset] = await app.rows<{ id: number }>(
      `insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, renditions, scan, created_at, attached_at)
       values (?, 'explore-video', 'ready', 'video', 'video/mp4', 'private/x.mp4', 1, 'x', '{}', 'clean', ?, ?) returning id`,
      [author.id, now, now],
    );
    await app.rows(
      `insert into explore_post (author_id, title, speciality, asset_id, created_at) values (?, ?, 'Gynaecology', ?, ?)`,
      [author.id, `${word} in a minute`, asset?.id, now],
    );
    await app.rows(
      `insert into event (kind, title, description, location, starts_at, ends_at, published_at, created_at)
       values ('event', 'Course', ?, 'Chennai', ?, cast(? as timestamptz) + interval '1 hour', ?, ?), ('event', ?, '', '', ?, cast(? as timestamptz) + interval '1 hour', null, ?)`,
      [`With ${word}`, now, now, now, now, `Draft on ${word}`, now, now, now],
    );
    await app.rows(
      `insert into blog (title, category, summary, author_name, html, published_at, created_at, edited_at)
       values ('Tubes', 'Technique', '', 'Anna', ?, ?, ?, ?)`,
      [`<p>On <b>${word}</b> &amp; dye</p>`, now, now, now],
    );
    const counts = async (who: Person) => {
      const { body } = await who.get(`search?query=${word}`);
      const groups = body['result'] as unknown as Record<string, { total: number }>;
      return Object.entries(groups)
        .filter(([, { total }]) => total > 0)
        .map(([name, { total }]) => [name, total]);
    };
    expect(await counts(reader)).toEqual([
      ['reels', 1],
      ['events', 1],
      ['blogs', 1],
    ]);
    await app.rows('update explore_post set hidden_at = ? where title like ?', [now, `${word}%`]);
    await app.rows(`update event set published_at = null`);
    await app.rows(`delete from blog where title = 'Tubes'`);
    expect(await counts(reader)).toEqual([]);
    expect(await counts(author)).toEqual([['reels', 1]]);
  });
});
