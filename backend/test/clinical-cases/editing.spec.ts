import { aPdf, aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  aCase,
  again,
  caseForm,
  DAY,
  idIn,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
let picture: SentFile;
let report: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  picture = { name: 'a.png', bytes: await aPicture().png().toBuffer() };
  report = { name: 'b.pdf', bytes: await aPdf() };
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

type FileRow = { id: number; category: string };
const filesOf = async (id: number) => (await theCase(anna, id))['files'] as FileRow[];
const categories = async (id: number) => (await filesOf(id)).map(({ category }) => category);
const withTwo = async () =>
  idIn(
    await anna.post('clinicalCases', withFiles(caseForm(), [picture, report], ['IMAGE', 'REPORT'])),
  );

describe('Editing a case', () => {
  it('[CA-44 D-103] changes what was sent and keeps the rest', async () => {
    const id = await aCase(anna, { history: 'Long.', clinicalQuestions: 'Why?' });
    const reply = await anna.post(`clinicalCases/${id}`, {
      ...caseForm({ diagnosis: 'Gallstone ileus', age: 8, ageUnit: 'months' }),
      history: '',
    });

    expect(reply).toMatchObject({ code: 200, body: { msg: 'Case updated successfully', id } });
    expect(await theCase(ben, id)).toMatchObject({
      diagnosis: 'Gallstone ileus',
      patient_age: 8,
      ageUnit: 'months',
      history: '',
      clinical_questions: 'Why?',
      version: 2,
      edited_at: expect.any(String),
    });
  });

  it('tells broken fields as posting does', async () => {
    const id = await aCase(anna);
    const reply = await anna.post(`clinicalCases/${id}`, {
      diagnosis: ' ',
      age: 0,
      consent: false,
      outcome: 'Write to x@example.org',
    });
    expect(reply.body.errors).toEqual({
      age: ['Invalid age.'],
      diagnosis: ['Diagnosis is required.'],
      outcome: [expect.stringMatching(/email/)],
      consent: ['Please check the checkbox.'],
    });
    expect(await theCase(anna, id)).toMatchObject({ diagnosis: 'Acute cholecystitis', version: 1 });
  });

  it('[CA-27 CA-42 CA-45] is for its author alone, as deleting is', async () => {
    const id = await aCase(anna);
    expect((await ben.post(`clinicalCases/${id}`, caseForm({ diagnosis: 'Mine now' }))).code).toBe(
      403,
    );
    expect((await ben.post('clinicalCases/delete', { id })).code).toBe(403);
    expect((await ben.post('clinicalCases/999999999', caseForm())).code).toBe(404);
    expect((await ben.post('clinicalCases/delete', { id: 999_999_999 })).code).toBe(404);
    expect(await theCase(anna, id)).toMatchObject({ diagnosis: 'Acute cholecystitis', version: 1 });
    expect((await anna.post('clinicalCases/delete', { id })).body).toMatchObject({
      code: 200,
      msg: 'Case deleted successfully',
    });
    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(404);
  });

  it('adds an outcome also when the case is closed, and does not reopen it', async () => {
    const id = await aCase(anna);
    app.clock.advance(9 * DAY);
    const later = await again(app, anna);
    expect((await later.post(`clinicalCases/${id}`, { outcome: 'Home on day 3.' })).code).toBe(200);
    expect(await theCase(later, id)).toMatchObject({
      outcome: 'Home on day 3.',
      status: 'Closed',
      diagnosis: 'Acute cholecystitis',
    });
  });

  it('[D-103] does not overwrite what was saved in the meantime', async () => {
    const id = await aCase(anna);
    const replies = await Promise.all(
      ['One', 'Two'].map((diagnosis) =>
        anna.post(`clinicalCases/${id}`, caseForm({ diagnosis, version: 1 })),
      ),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await theCase(anna, id)).toMatchObject({ version: 2 });
  });

  it('[CA-29] adds, replaces and removes files', async () => {
    const id = await withTwo();
    await anna.post(
      `clinicalCases/${id}`,
      withFiles({ ...caseForm(), isNewFile: 'true' }, [picture], ['SCAN']),
    );
    expect(await categories(id)).toEqual(['IMAGE', 'REPORT', 'SCAN']);

    const [first] = await filesOf(id);
    await anna.post(`clinicalCases/${id}`, {
      ...caseForm(),
      isFileRemoved: true,
      removedFiles: [first?.id],
    });
    expect(await categories(id)).toEqual(['REPORT', 'SCAN']);

    await anna.post(
      `clinicalCases/${id}`,
      withFiles({ ...caseForm(), isFileChanged: 'true' }, [picture], ['IMAGE']),
    );
    expect(await categories(id)).toEqual(['IMAGE']);

    await anna.post(`clinicalCases/${id}`, caseForm({ isFileRemoved: 'true' }));
    expect(await categories(id)).toEqual([]);
    expect(
      await app.rows('select 1 from asset where owner_id = ? and attached_at is not null', [
        anna.id,
      ]),
    ).toEqual([]);
  });

  it('touches no file of another case', async () => {
    const [mine, other] = [await withTwo(), await withTwo()];
    const foreign = (await filesOf(other)).map(({ id }) => id);
    expect(
      (await anna.post(`clinicalCases/${mine}`, { ...caseForm(), removedFiles: foreign })).code,
    ).toBe(200);
    expect([await categories(mine), await categories(other)]).toEqual([
      ['IMAGE', 'REPORT'],
      ['IMAGE', 'REPORT'],
    ]);
  });

  it('refuses more than ten files', async () => {
    const id = await withTwo();
    const nine = Array.from({ length: 9 }, () => picture);
    const reply = await anna.post(`clinicalCases/${id}`, withFiles(caseForm(), nine));
    expect(reply.body).toMatchObject({
      code: 422,
      errors: { files: ['Please add at most 10 files.'] },
    });
    expect(await categories(id)).toHaveLength(2);

    const eleven = await anna.post(
      `clinicalCases/${id}`,
      withFiles(caseForm(), [...nine, picture, picture]),
    );
    expect(eleven.body).toMatchObject({
      code: 422,
      errors: { files: ['Please add at most 10 files.'] },
    });
  });
});
