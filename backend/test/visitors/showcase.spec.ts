import {
  caseForm,
  idIn,
  resultOf,
  startWithFiles,
  withFiles,
} from '../clinical-cases/support/cases';
import { aPng } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
let visitor: Client;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Holt' });
  visitor = aVisitor(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const OPEN = { visibleToVisitors: true, showcase: true };
const posted = async (changes: object = OPEN): Promise<number> =>
  idIn(
    await anna.post('clinicalCases', withFiles(caseForm(changes), [await aPng(), await aPng()])),
  );
const shown = async (id: number) =>
  resultOf(await visitor.get('visitor/showcase')).find((row) => row['id'] === id);
const says = (who: Person, id: number, comment: string) =>
  who.post('clinicalCases/comment', { clinicalCaseId: id, comment });
const quotes = (who: Person, quotable: boolean) =>
  who.send('PUT', 'profile/quotable', { quotable });

describe('The showcase', () => {
  it('[D-712] shows whoever comes by one picture of a case whose author said so, and never its author', async () => {
    const id = await posted();
    const row = await shown(id);
    const file = row?.['file'] as { url: string };
    expect(row).toMatchObject({ diagnosis: 'Acute cholecystitis', status: 'Active', answer: null });
    expect(row).not.toHaveProperty('files');
    expect(JSON.stringify(row)).not.toMatch(/Blum|history|signup_id/);
    expect((await visitor.get(file.url)).code).toBe(200);
    expect((await visitor.get(file.url.replace(/\?.*/, ''))).code).toBe(403);
    expect((await visitor.get(`clinicalCases/${id}`)).code).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['only that visitors may see the files', { visibleToVisitors: true }],
    ['only that everybody may see it', { showcase: true }],
    ['that only the speciality may see it', { ...OPEN, consentScope: ['speciality', 'visitors'] }],
    ['that the patient decides', { ...OPEN, consentBy: 'patient' }],
    ['that its files are hard to look at', { ...OPEN, sensitive: true }],
  ])('[D-712] shows nothing of a case whose author said %s', async (_, changes) => {
    expect(await shown(await posted(changes))).toBeUndefined();
  });

  it.each([
    ['hidden', 'hidden_at = now()'],
    ['held for its check', 'held_at = now()'],
    ['awaiting its patient', 'awaits_patient_at = now()'],
    ['withdrawn', 'withdrawn_at = now()'],
    ['past its consent', `consent_until = now() - interval '1 day'`],
    ['deleted', 'deleted_at = now()'],
    ['in the patient’s hands', `consent_by = 'patient'`],
  ])('[D-712] shows nothing of a case that is %s', async (_, state) => {
    const id = await posted();
    expect(await shown(id)).toBeDefined();
    await app.rows(`update clinical_post set ${state} where id = ? returning id`, [id]);
    expect(await shown(id)).toBeUndefined();
  });

  it('[D-712] shows no picture that is not checked, and no case without one', async () => {
    const id = await posted();
    await app.rows(
      'update clinical_post_file set checked_at = null where post_id = ? and position = 1 returning id',
      [id],
    );
    expect(await shown(id)).toBeUndefined();
    expect(await shown(idIn(await anna.post('clinicalCases', caseForm(OPEN))))).toBeUndefined();
  });

  it('[D-712] ends with the author’s word, and with the consent', async () => {
    const id = await posted();
    await anna.post(`clinicalCases/${id}`, caseForm({ visibleToVisitors: false }));
    expect(await shown(id)).toBeUndefined();
    // A permission that was withdrawn does not come back by itself.
    await anna.post(`clinicalCases/${id}`, caseForm({ visibleToVisitors: true }));
    expect(await shown(id)).toBeUndefined();
    await anna.post(`clinicalCases/${id}`, caseForm(OPEN));
    expect(await shown(id)).toBeDefined();
    await anna.post(`clinicalCases/${id}/consent/withdraw`, { reason: 'They asked.' });
    expect(await shown(id)).toBeUndefined();
  });

  it('[D-712] shows six at most, the latest', async () => {
    const ids: number[] = [];
    for (let times = 0; times < 7; times += 1) ids.push(await posted());
    const rows = resultOf(await visitor.get('visitor/showcase'));
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  it('[D-713] quotes one answer of whoever allows it, and of nobody else', async () => {
    const id = await posted();
    await says(ben, id, 'Early cholecystectomy.');
    await says(anna, id, 'Thank you, that is my plan.');
    await quotes(anna, true);
    expect(await shown(id)).toMatchObject({ answer: null });
    await quotes(ben, true);
    expect(await shown(id)).toMatchObject({
      comment_count: 2,
      answer: { text: 'Early cholecystectomy.', full_name: 'Ben Holt' },
    });
    for (const state of ['suspended_until', 'deactivated_at', 'deleted_at']) {
      const set = (value: string) =>
        app.rows(`update account set ${state} = ${value} where id = ? returning id`, [ben.id]);
      await set(state === 'suspended_until' ? `now() + interval '1 day'` : 'now()');
      expect(await shown(id)).toMatchObject({ answer: null });
      await set('null');
    }
    await quotes(ben, false);
    expect(await shown(id)).toMatchObject({ answer: null });
  });

  it('[D-713] quotes nothing while members vote first, and nothing that was deleted', async () => {
    const id = await posted();
    await quotes(ben, true);
    const said = await says(ben, id, 'Drain first.');
    await app.rows(
      'update clinical_post set has_poll = true, is_blind = true where id = ? returning id',
      [id],
    );
    expect(await shown(id)).toMatchObject({ answer: null, comment_count: 0 });
    await app.rows(
      'update clinical_post set has_poll = false, is_blind = false where id = ? returning id',
      [id],
    );
    expect(await shown(id)).toMatchObject({ answer: { text: 'Drain first.' } });
    await ben.post('clinicalCases/deleteComment', { comment_id: idIn(said) });
    expect(await shown(id)).toMatchObject({ answer: null });
  });
});
