import { aCase, anOutcome, resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  author = await aMember(app);
  reader = await aMember(app);
});
afterAll(() => app.stop());

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);

describe('Similar cases', () => {
  it('[D-515] are those that say most of the same, the nearest first, as far as their reader may see them', async () => {
    const near = await aCase(author, {
      diagnosis: 'Gallstone ileus with a cholecystoduodenal fistula',
      history: 'Enterotomy planned.',
    });
    const other = await aCase(author, { diagnosis: 'Gallstone ileus, terminal ileum' });
    const far = await aCase(author, { diagnosis: 'Tibial plateau fracture' });
    const id = await aCase(author, {
      diagnosis: 'Recurrent gallstone ileus, cholecystoduodenal fistula',
    });
    await author.send('PUT', `clinicalCases/${near}/outcome`, anOutcome('Well.'));
    const found = resultOf(await reader.get(`clinicalCases/${id}/similar`));
    expect(idsOf(found)).toEqual([near, other]);
    expect(idsOf(found)).not.toContain(far);
    expect(found[0]).toMatchObject({ outcome_state: 'reported', is_like: 0 });
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [app.clock.now(), near]);
    expect(idsOf(resultOf(await reader.get(`clinicalCases/${id}/similar`)))).toEqual([other]);
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [app.clock.now(), id]);
    expect((await reader.get(`clinicalCases/${id}/similar`)).code).toBe(404);
  });

  it('[D-515] to a text that is being written; words that most cases hold say nothing', async () => {
    const id = await aCase(author, { diagnosis: 'Ruptured AAA in an octogenarian' });
    const near = async (text: string) =>
      idsOf(resultOf(await reader.post('clinicalCases/similar', { text })));
    expect(await near('Abdominal aortic aneurysm, ruptured yesterday')).toEqual([id]);
    expect(await near('A 54 year old patient with pain, what would you do?')).toEqual([]);
    expect(await near('')).toEqual([]);
  });
});
