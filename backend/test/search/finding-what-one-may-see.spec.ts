import { aCase, anOutcome } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { numbers } from '../support/numbers';
import { aMember, anAdmin, type Person } from '../support/people';
import { find, idsOf } from './support/searches';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const WORD = 'hepatojejunostomy';
const HOUR = 3_600_000;

const becomes = (who: Person, speciality: string) =>
  app.rows('insert into profile (account_id, speciality) values (?, ?)', [who.id, speciality]);

const FATES: readonly string[] = [
  `hidden_at = :now`,
  `hidden_at = :now, hidden_until = :later`,
  `hidden_at = :now, hidden_until = :before`,
  `withdrawn_at = :now`,
  `held_at = :now`,
  `awaits_patient_at = :now`,
  `deleted_at = :now`,
  `audience = 'speciality'`,
  `consent_until = :before`,
  `consent_until = :later`,
];

async function meet(id: number, fate: string): Promise<void> {
  const now = app.clock.now().getTime();
  const moments: Record<string, Date> = {
    now: new Date(now),
    later: new Date(now + HOUR),
    before: new Date(now - HOUR),
  };
  const names = [...fate.matchAll(/:(\w+)/g)].map(([, name = '']) => moments[name]);
  const sql = fate.replace(/:\w+/g, '?');
  await app.rows(`update clinical_post set ${sql} where id = ?`, [...names, id]);
}

describe('Whoever searches', () => {
  it('[D-510 D-514] finds of each case just what opening it would show, whoever they are and whatever became of it', async () => {
    const gone = await aMember(app);
    const authors = [await aMember(app), await aMember(app), gone];
    const colleague = await aMember(app);
    await becomes(colleague, 'Urology');
    const [blocked, stranger, admin] = [await aMember(app), await aMember(app), await anAdmin(app)];
    await authors[0]?.post('blocks', { memberId: blocked.id });
    const pick = numbers(33);
    const ids: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const author = authors[pick(authors.length)] as Person;
      const told = [{ diagnosis: WORD }, { history: WORD }, { question: WORD }, {}][pick(4)];
      const speciality = ['Urology', 'General Surgery'][pick(2)];
      const id = await aCase(author, { speciality, ...told });
      await stranger.post('clinicalCases/comment', { clinicalCaseId: id, comment: `A ${WORD}?` });
      for (let fates = pick(3); fates > 0; fates -= 1)
        await meet(id, FATES[pick(FATES.length)] as string);
      ids.push(id);
    }
    await app.rows('update account set deleted_at = ? where id = ?', [app.clock.now(), gone.id]);
    for (const who of [authors[0], authors[1], colleague, blocked, stranger, admin] as Person[]) {
      const open: number[] = [];
      for (const id of ids) if ((await who.get(`clinicalCases/${id}`)).code === 200) open.push(id);
      const found: number[] = [];
      for (let page = 1; page <= 4; page += 1) found.push(...(await idsOf(who, WORD, { page })));
      expect(found.toSorted((a, b) => a - b)).toEqual(open);
      expect((await find(who, WORD)).total).toBe(open.length);
      expect(open.length).toBeGreaterThan(5);
      expect(open.length).toBeLessThan(ids.length);
    }
  });

  it('[D-514] finds nothing by comments that were deleted, or of those who left', async () => {
    const [author, leaving] = [await aMember(app), await aMember(app)];
    const word = 'cholangioscopy';
    const [first, second] = [await aCase(author), await aCase(author)];
    const said = await author.post('clinicalCases/comment', {
      clinicalCaseId: first,
      comment: word,
    });
    await leaving.post('clinicalCases/comment', { clinicalCaseId: second, comment: word });
    expect((await idsOf(author, word)).toSorted()).toEqual([first, second].toSorted());
    await author.post('clinicalCases/deleteComment', {
      comment_id: (said.body['comment'] as { id: number }).id,
    });
    expect(await idsOf(author, word)).toEqual([second]);
    await app.rows('update account set deleted_at = ? where id = ?', [app.clock.now(), leaving.id]);
    expect(await find(author, word)).toMatchObject({ ids: [], total: 0 });
  });

  it('[D-514] finds no step while it is held back, and the outcome with the case', async () => {
    const author = await aMember(app);
    const id = await aCase(author);
    const word = 'pseudoaneurysm';
    await author.post(`clinicalCases/${id}/steps`, { kind: 'imaging', day: 3, text: `A ${word}.` });
    expect(await idsOf(author, word)).toEqual([id]);
    await app.rows('update case_step set held_at = ? where post_id = ?', [app.clock.now(), id]);
    expect(await idsOf(author, word)).toEqual([]);
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome(`The ${word} was coiled.`));
    expect(await idsOf(author, word)).toEqual([id]);
  });

  it('[D-514] finds, and shows, no step and no outcome while the patient is asked', async () => {
    const author = await aMember(app);
    const reader = await aMember(app);
    const id = await aCase(author, { diagnosis: 'Oxyphil adenoma' });
    await author.post(`clinicalCases/${id}/steps`, { kind: 'imaging', day: 3, text: 'Sestamibi.' });
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Normocalcaemia since.'));
    const texts = async (query: string) =>
      (await find(reader, query)).items.map(({ snippet }) => snippet).join();
    expect(await idsOf(reader, 'sestamibi')).toEqual([id]);
    expect(await texts('oxyphil')).toContain('Normocalcaemia');
    const now = app.clock.now();
    await app.rows('update case_step set awaits_patient_at = ? where post_id = ?', [now, id]);
    await app.rows('update case_outcome set awaits_patient_at = ? where post_id = ?', [now, id]);
    expect(await idsOf(reader, 'sestamibi')).toEqual([]);
    expect(await idsOf(reader, 'normocalcaemia')).toEqual([]);
    expect(await texts('oxyphil')).not.toMatch(/Normocalcaemia|Sestamibi/);
    expect(await idsOf(reader, 'oxyphil', { outcome: 'reported' })).toEqual([]);
    await app.rows('update case_outcome set awaits_patient_at = null where post_id = ?', [id]);
    expect(await idsOf(reader, 'normocalcaemia')).toEqual([id]);
  });

  it('[D-514] learns nothing from comments and outcome of a case whose poll blinds them, by hits, totals, places or counts', async () => {
    const [author, blind] = [await aMember(app), await aMember(app)];
    const shown = await aCase(author, { diagnosis: 'Chondrosarcoma of the ilium' });
    const id = await aCase(author, { diagnosis: 'Chordoma of the sacrum' });
    const ask = async (who: Person) => [
      await find(who, 'chordoma'),
      await find(who, 'brachytherapy'),
      await find(who, 'sacrectomy'),
      await find(who, 'sacrectomy wound granuloma never'),
      await find(who, 'chordoma sacrectomy'),
      await find(who, 'chordoma', { outcome: 'reported' }),
    ];
    await app.rows('update clinical_post set is_blind = true where id in (?, ?)', [id, shown]);
    const before = await ask(blind);
    await author.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Brachytherapy?' });
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Sacrectomy, wound clean.'));
    expect(await ask(blind)).toEqual(before);
    expect(await idsOf(author, 'brachytherapy')).toEqual([id]);
    expect(await idsOf(author, 'sacrectomy')).toEqual([id]);
    await app.rows('update clinical_post set is_blind = false where id = ?', [id]);
    expect(await idsOf(blind, 'brachytherapy')).toEqual([id]);
    expect((await find(blind, 'chordoma')).items[0]?.snippet).toContain('Sacrectomy');
  });

  it('[D-514] finds no member who blocked them, or whom they blocked', async () => {
    const [anna, ben] = [
      await aMember(app, { lastName: 'Quetzalcoatl' }),
      await aMember(app, { lastName: 'Quetzalbird' }),
    ];
    const members = async (who: Person) => idsOf(who, 'quetzal', { kind: 'members' });
    expect((await members(anna)).toSorted()).toEqual([anna.id, ben.id].toSorted());
    await ben.post('blocks', { memberId: anna.id });
    expect(await members(anna)).toEqual([anna.id]);
    expect(await members(ben)).toEqual([ben.id]);
  });
});
