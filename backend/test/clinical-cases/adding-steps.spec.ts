import { aPdf, aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  aCase,
  again,
  DAY,
  idIn,
  resultOf,
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

const step = (changes: object = {}) => ({
  kind: 'operation',
  day: 0,
  text: 'Pylorus-preserving resection. Blood loss 450 mL.',
  ...changes,
});
const add = (by: Person, id: number, body: object | FormData = step()) =>
  by.post(`clinicalCases/${id}/steps`, body);
const aStep = async (id: number, body: object | FormData = step()) =>
  idIn(await add(anna, id, body));
const stepsOf = async (viewer: Person, id: number) =>
  resultOf(await viewer.get(`clinicalCases/${id}/steps`));
type FileRow = { id: number; category: string; url: string };
const filesOf = (row: Record<string, unknown> | undefined) => row?.['files'] as FileRow[];
const withBoth = (changes: object = {}) =>
  withFiles({ ...step(), consent: true, ...changes }, [picture, report], ['IMAGE', 'REPORT']);
async function statusOf(url: string): Promise<number> {
  const reply = await fetch(new URL(url, app.url));
  await reply.arrayBuffer();
  return reply.status;
}

describe('Steps of a case', () => {
  it('stand by day, those of one day as they were told', async () => {
    const id = await aCase(anna);
    await aStep(id, step({ day: 8, kind: 'complication' }));
    await aStep(id, step({ day: -7, kind: 'decision' }));
    await aStep(id, step({ day: -7, kind: 'imaging' }));

    const rows = await stepsOf(ben, id);

    expect(rows.map(({ kind, day }) => [kind, day])).toEqual([
      ['decision', -7],
      ['imaging', -7],
      ['complication', 8],
    ]);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      kind: 'decision',
      day: -7,
      version: 1,
      status: null,
      files: [],
      text: 'Pylorus-preserving resection. Blood loss 450 mL.',
      created_at: expect.any(String),
    });
    expect(await theCase(ben, id)).toMatchObject({ step_count: 3 });
  });

  it('are told on day 8, when comments are not', async () => {
    const id = await aCase(anna);
    app.clock.advance(8 * DAY);
    const [author, reader] = [await again(app, anna), await again(app, ben)];
    const comment = { clinicalCaseId: id, comment: 'I would wait.' };

    expect((await reader.post('clinicalCases/comment', comment)).code).toBe(409);
    expect((await add(author, id)).code).toBe(200);
    expect(await stepsOf(reader, id)).toHaveLength(1);
  });

  it('bring files of their own, which are none of the case', async () => {
    const id = await aCase(anna);
    await aStep(id, withBoth());

    const [row] = await stepsOf(ben, id);

    expect(filesOf(row).map(({ category }) => category)).toEqual(['IMAGE', 'REPORT']);
    expect(await statusOf(filesOf(row)[0]?.url ?? '')).toBe(200);
    expect(await theCase(ben, id)).toMatchObject({ files: [], step_count: 1 });
  });

  it('take no file without the consent of the patient', async () => {
    const id = await aCase(anna);
    const without = withBoth({ consent: false });
    for (const path of ['steps', 'steps/review'])
      expect(await anna.post(`clinicalCases/${id}/${path}`, without)).toMatchObject({
        code: 422,
        body: { errors: { consent: [expect.any(String)] } },
      });
    expect(await stepsOf(anna, id)).toEqual([]);
  });

  it('are changed in what was sent; a newer version is not overwritten', async () => {
    const id = await aCase(anna);
    const stepId = await aStep(id, withBoth());
    const [image] = filesOf((await stepsOf(anna, id))[0]);
    const path = `clinicalCases/${id}/steps/${stepId}`;

    const changed = await anna.post(path, {
      text: 'Converted to open.',
      version: 1,
      removeFiles: [image?.id],
    });
    const late = await anna.post(path, { text: 'Overwritten.', version: 1 });

    expect([changed.code, late.code]).toEqual([200, 409]);
    const [row] = await stepsOf(ben, id);
    expect(row).toMatchObject({
      kind: 'operation',
      day: 0,
      text: 'Converted to open.',
      version: 2,
    });
    expect(filesOf(row).map(({ category }) => category)).toEqual(['REPORT']);
    expect(await statusOf(image?.url ?? '')).toBe(404);
  });

  it('go with their files', async () => {
    const id = await aCase(anna);
    const stepId = await aStep(id, withBoth());
    const files = filesOf((await stepsOf(ben, id))[0]);

    const reply = await anna.send('DELETE', `clinicalCases/${id}/steps/${stepId}`, {});

    expect(reply.code).toBe(200);
    expect(await stepsOf(ben, id)).toEqual([]);
    expect(await Promise.all(files.map(({ url }) => statusOf(url)))).toEqual([404, 404]);
  });

  it.each<[string, (id: number) => Promise<{ code: number }>]>([
    ['is deleted', (id) => anna.post('clinicalCases/delete', { id })],
    ['is withdrawn', (id) => anna.post(`clinicalCases/${id}/consent/withdraw`, {})],
  ])('go with a case that %s, and with its outcome', async (_, end) => {
    const id = await aCase(anna);
    await aStep(id, withBoth());
    await anna.send('PUT', `clinicalCases/${id}/outcome`, {
      day: 30,
      text: 'Home and well.',
      complications: [],
    });
    const [file] = filesOf((await stepsOf(ben, id))[0]);

    expect((await end(id)).code).toBe(200);

    expect(await statusOf(file?.url ?? '')).toBe(404);
    expect((await ben.get(`clinicalCases/${id}/steps`)).code).toBe(404);
    expect(await app.rows('select from case_step where post_id = ?', [id])).toEqual([]);
    expect(await app.rows('select from case_outcome where post_id = ?', [id])).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['an unknown kind', { kind: 'gossip' }, 'kind'],
    ['no kind', { kind: undefined }, 'kind'],
    ['a day beyond ten years', { day: -3651 }, 'day'],
    ['half a day', { day: 0.5 }, 'day'],
    ['no words', { text: ' ' }, 'text'],
    ['more than 4,000 characters', { text: 'a'.repeat(4001) }, 'text'],
    ['a date', { text: 'Operated on 12 March 2024.' }, 'text'],
    ['an email address', { text: 'Write to jo@example.org.' }, 'text'],
  ])('refuse %s', async (_, changes, word) => {
    const reply = await add(anna, await aCase(anna), step(changes));
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body['errors'] ?? {})).toEqual([word]);
  });

  it('are thirty at most, with ten files each', async () => {
    const id = await aCase(anna);
    const images = Array.from({ length: 11 }, () => picture);
    const eleven = withFiles({ ...step(), consent: true }, images);
    expect((await add(anna, id, eleven)).code).toBe(422);
    for (let added = 0; added < 30; added += 1) await aStep(id, step({ day: added }));

    const oneMore = await add(anna, id);

    expect(oneMore).toMatchObject({
      code: 422,
      body: { errors: { kind: ['A case can have at most 30 steps.'] } },
    });
    expect(await stepsOf(anna, id)).toHaveLength(30);
  });

  it('[D-397] wait alone for a video: the case stays, and others count without them', async () => {
    const id = await aCase(anna);
    const stepId = await aStep(id, withBoth());
    await app.rows(
      `update asset set state = 'pending' where id = (select min(asset_id) from clinical_post_file where step_id = ?)`,
      [stepId],
    );
    await app.rows('update clinical_post set has_video = true where id = ?', [id]);

    expect(await stepsOf(ben, id)).toEqual([]);
    expect(await stepsOf(anna, id)).toHaveLength(1);
    expect(await theCase(ben, id)).toMatchObject({ step_count: 0, status: 'Active' });
  });

  it('are looked at before they are added', async () => {
    const id = await aCase(anna);
    const reply = await anna.post(`clinicalCases/${id}/steps/review`, withBoth());
    expect(reply.code).toBe(200);
    const { files } = reply.body['result'] as unknown as { files: { uploadId: string }[] };
    const added = await add(anna, id, {
      ...step(),
      consent: true,
      fileTypes: ['IMAGE', 'REPORT'],
      uploadId: files.map(({ uploadId }) => uploadId),
    });
    expect(added.code).toBe(200);
    expect(filesOf((await stepsOf(ben, id))[0])).toHaveLength(2);
  });

  it("are their author's alone to change, and found under their own case only", async () => {
    const [id, other] = [await aCase(anna), await aCase(anna)];
    const stepId = await aStep(id);

    expect((await add(ben, id)).code).toBe(403);
    expect((await ben.post(`clinicalCases/${id}/steps/${stepId}`, { text: 'No.' })).code).toBe(403);
    expect((await ben.send('DELETE', `clinicalCases/${id}/steps/${stepId}`, {})).code).toBe(403);
    expect((await anna.send('DELETE', `clinicalCases/${other}/steps/${stepId}`, {})).code).toBe(
      404,
    );
    expect(await stepsOf(ben, id)).toHaveLength(1);
  });
});
