import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { checkPostFile } from '../../src/clinical-cases/clinical-cases.jobs';
import { postNeedsLook } from '../../src/clinical-cases/clinical-cases.signals';
import { CheckLane, CheckStarved } from '../../src/media/checks/check-lane';
import { Looking } from '../../src/media/checks/looking';
import { VideosService } from '../../src/media/videos/videos.service';
import { aPdf, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  aCase,
  caseForm,
  idIn,
  resultOf,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';
import { aScan, BLANK, lightestOf, NAME } from './support/scans';

let app: RunningApp;
let anna: Person;
let ben: Person;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  anna = await aMember(app);
  ben = await aMember(app);
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const aReport = async (): Promise<SentFile> => ({
  name: 'report.pdf',
  bytes: await aPdf(),
  type: 'application/pdf',
});

interface FileRow {
  id: number;
  url: string;
  is_held: number;
}

const post = async (...files: SentFile[]) =>
  idIn(await anna.post('clinicalCases', withFiles(caseForm(), files)));

const filesOf = async (viewer: Person, id: number) =>
  (await theCase(viewer, id))['files'] as FileRow[];

/** Runs the check of each file of a post, as a worker would. */
async function lookAt(postId: number): Promise<void> {
  for (const { id } of await filesOf(anna, postId)) {
    const [job] = await promised(app, checkPostFile.queue, { fileId: id });
    if (job)
      await inUnitOfWork(app, () =>
        app.nest.get(HoldingService).make({ fileId: id, outboxId: job.id }),
      );
  }
}

const codeFor = async (viewer: Person, id: number) =>
  (await viewer.get(`clinicalCases/${id}`)).code;
const statusOf = async (id: number) => (await theCase(anna, id))['status'];
const feedOf = async (viewer: Person) =>
  resultOf(await viewer.get('clinicalCases')).map((row) => row['id']);
const checksOf = async (id: number) =>
  resultOf(await anna.get(`clinicalCases/${id}/check`)) as unknown as {
    id: number;
    check: { state: string; places: { id: number }[] };
  }[];
const release = (id: number, decisions: object[], by = anna) =>
  by.post(`clinicalCases/${id}/check`, { decisions });
const told = async (postId: number) =>
  (await promised(app, postNeedsLook.queue, { postId })).filter(
    ({ name }) => name === postNeedsLook.name,
  );

async function lightest(viewer: Person, url: string): Promise<number> {
  const sent = await fetch(new URL(url, app.url), { headers: viewer.headers });
  return lightestOf(Buffer.from(await sent.arrayBuffer()));
}

describe('[D-447] A post whose author decided about nothing', () => {
  it('is its author’s alone until somebody has looked at its files', async () => {
    const id = await post(await aScan(''));
    expect(await statusOf(id)).toBe('Checking');
    expect((await filesOf(anna, id))[0]?.is_held).toBe(1);
    expect(await feedOf(anna)).toContain(id);
    expect(await feedOf(ben)).not.toContain(id);
    expect([await codeFor(ben, id), await codeFor(admin, id)]).toEqual([404, 404]);
    expect(
      (await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'x' })).code,
    ).toBe(404);
    expect(await release(id, [{ looked: true }])).toMatchObject({ code: 409 });
    await lookAt(id);
    expect(await codeFor(ben, id)).toBe(200);
    expect(await feedOf(ben)).toContain(id);
    expect(await statusOf(id)).toBe('Active');
    expect(await told(id)).toEqual([]);
    expect(await release(id, [{ looked: true }])).toMatchObject({ code: 409 });
  });

  it('with a name in its picture waits for its author, who is told, and decides', async () => {
    const id = await post(await aScan(NAME), await aScan(''));
    await lookAt(id);
    expect(await codeFor(ben, id)).toBe(404);
    expect(await told(id)).toHaveLength(1);
    const [found, ...others] = await checksOf(id);
    expect(others).toEqual([]);
    expect(found?.check.state).toBe('found');
    expect((await ben.get(`clinicalCases/${id}/check`)).code).toBe(404);
    expect((await release(id, [{ masked: [1] }], ben)).code).toBe(404);
    expect((await release(id, [{}])).body.errors?.['decisions']).toEqual([
      'Please decide about each marked place.',
    ]);
    const without = await anna.post(`clinicalCases/${id}/check`, { sound: [] });
    expect(without).toMatchObject({ code: 422 });
    expect(without.body.errors).toEqual({ decisions: ['Please decide about each file.'] });
    const [before] = await filesOf(anna, id);
    expect(await lightest(anna, before?.url ?? '')).toBeGreaterThan(180);
    expect((await release(id, [{ masked: [1] }])).code).toBe(200);
    const [after, second] = await filesOf(ben, id);
    expect(await lightest(ben, after?.url ?? '')).toBeLessThan(40);
    expect([after?.is_held, second?.is_held]).toEqual([0, 0]);
    const gone = await fetch(new URL(before?.url ?? '', app.url), { headers: anna.headers });
    await gone.arrayBuffer();
    expect(gone.status).toBe(404);
    expect(await checksOf(id)).toEqual([]);
  });

  it('shows what its author keeps as it was', async () => {
    const id = await post(await aScan(NAME));
    await lookAt(id);
    const [before] = await filesOf(anna, id);
    expect((await release(id, [{ kept: [1] }])).code).toBe(200);
    const [after] = await filesOf(ben, id);
    expect(after?.id).toBe(before?.id);
    expect(await lightest(ben, after?.url ?? '')).toBeGreaterThan(180);
  });

  it('is not released by words about files that nobody had looked at', async () => {
    const form = withFiles(caseForm(), [await aScan(NAME)]);
    form.append('decisions', JSON.stringify([{ looked: true }]));
    const id = idIn(await anna.post('clinicalCases', form));
    expect(await codeFor(ben, id)).toBe(404);
  });

  it('with a file that could not be looked at needs its author to have looked', async () => {
    const id = await post(await aReport());
    await app.rows(
      'update post_file_check c set tries = 2 from clinical_post_file f where f.id = c.file_id and f.post_id = ?',
      [id],
    );
    await lookAt(id);
    expect(await told(id)).toHaveLength(1);
    expect((await release(id, [{}])).body.errors?.['decisions']).toEqual([
      'Nothing could be checked: please look at the whole file.',
    ]);
    expect((await release(id, [{ looked: true }])).code).toBe(200);
    expect(await codeFor(ben, id)).toBe(200);
    const reports = await app.rows<{ report: { wasReviewed: boolean } }>(
      'select report from privacy_report where post_id = ? order by id',
      [id],
    );
    expect(reports.map(({ report }) => report.wasReviewed)).toEqual([false, true]);
  });

  it('stays with its author when workers died twice at its file', async () => {
    const id = await post(await aScan(''));
    await app.rows(
      'update post_file_check c set tries = 2 from clinical_post_file f where f.id = c.file_id and f.post_id = ?',
      [id],
    );
    await lookAt(id);
    expect((await checksOf(id))[0]?.check.state).toBe('failed');
    expect(await codeFor(ben, id)).toBe(404);
  });

  it('[D-1580] is looked at again when the machine was too busy for a look', async () => {
    const id = await post(await aScan(''));
    const pieces = jest.spyOn(CheckLane.prototype, 'do').mockRejectedValueOnce(new CheckStarved());
    await expect(lookAt(id)).rejects.toBeInstanceOf(CheckStarved);
    expect((await checksOf(id))[0]?.check.state).toBe('waiting');
    await lookAt(id);
    pieces.mockRestore();
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('is shown when its author takes the file away that waits', async () => {
    const id = await post(await aScan(NAME));
    const [file] = await filesOf(anna, id);
    await lookAt(id);
    await anna.post(`clinicalCases/${id}`, { ...caseForm(), removedFiles: [file?.id] });
    expect(await codeFor(ben, id)).toBe(200);
    expect(await filesOf(ben, id)).toEqual([]);
  });

  it('deleted before the look is over ends it', async () => {
    const id = await post(await aScan(NAME));
    const [file] = await filesOf(anna, id);
    await anna.post('clinicalCases/delete', { id });
    const outboxId = await lastPromised(app, checkPostFile.queue, { fileId: file?.id });
    await inUnitOfWork(app, () =>
      app.nest.get(HoldingService).make({ fileId: file?.id ?? 0, outboxId }),
    );
    const [row] = await app.rows<{ done: boolean }>(
      'select done_at is not null as done from outbox where id = ?',
      [outboxId],
    );
    expect(row?.done).toBe(true);
  });
});

describe('[D-447] A film from an older app', () => {
  const aFilm = async (codecs: string[]): Promise<SentFile> => ({
    name: 'film.mp4',
    bytes: await aVideo('mp4', [...BLANK, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...codecs]),
    type: 'video/mp4',
  });

  it('with sound is kept back until its author says what becomes of it', async () => {
    const id = await post(await aFilm(['-c:a', 'aac']));
    await lookAt(id);
    expect((await checksOf(id)).map(({ check }) => check)).toEqual([
      { state: 'found', places: [], notLookedFor: ['tattoo', 'handwriting'] },
    ]);
    expect(await codeFor(ben, id)).toBe(404);
    const removed = await anna.post(`clinicalCases/${id}/check`, {
      decisions: [{}],
      sound: ['remove'],
    });
    expect(removed.code).toBe(200);
    expect(
      await app.rows(
        'select m.keeps_sound, m.state from asset m join clinical_post_file f on f.asset_id = m.id where f.post_id = ?',
        [id],
      ),
    ).toEqual([{ keeps_sound: false, state: 'pending' }]);
  });

  it('that is made playable while it is looked at is looked at once more', async () => {
    const id = await post(await aFilm(['-an']));
    const looking = app.nest.get(Looking);
    const look = looking.look.bind(looking);
    jest.spyOn(looking, 'look').mockImplementationOnce(async (...looked) => {
      const [asset] = await app.rows<{ id: number }>('select max(id) as id from asset');
      const outboxId = await lastPromised(app, 'video', { assetId: asset?.id });
      await app.nest.get(VideosService).make({ assetId: asset?.id ?? 0, outboxId });
      return look(...looked);
    });
    await lookAt(id);
    expect(await checksOf(id)).toEqual([]);
    expect(await codeFor(ben, id)).toBe(200);
  });

  it('without sound and words waits for nobody', async () => {
    const id = await post(await aFilm(['-an']));
    await lookAt(id);
    expect(await checksOf(id)).toEqual([]);
  });
});

describe('[D-447] A file that is added to a post that colleagues see', () => {
  it('waits alone: the post stays', async () => {
    const id = await aCase(anna);
    await anna.post(`clinicalCases/${id}`, withFiles(caseForm(), [await aScan(NAME)]));
    expect(await filesOf(ben, id)).toEqual([]);
    expect(await filesOf(anna, id)).toHaveLength(1);
    expect(await statusOf(id)).toBe('Active');
    await lookAt(id);
    expect(await filesOf(ben, id)).toEqual([]);
    expect((await release(id, [{ masked: [1] }])).code).toBe(200);
    expect(await filesOf(ben, id)).toHaveLength(1);
  });

  it('to a step as well; a new step waits as a whole', async () => {
    const id = await aCase(anna);
    const step = { kind: 'imaging', day: 2, text: 'A second scan.', consent: true };
    const path = `clinicalCases/${id}/steps`;
    const stepId = idIn(await anna.post(path, withFiles(step, [await aScan(NAME)])));
    const steps = async (viewer: Person) =>
      resultOf(await viewer.get(path)) as unknown as { files: FileRow[] }[];
    const stepsTold = async (viewer: Person) => (await theCase(viewer, id))['step_count'];
    expect(await steps(ben)).toEqual([]);
    expect([await stepsTold(ben), await codeFor(ben, id)]).toEqual([0, 200]);
    const [file] = (await steps(anna))[0]?.files ?? [];
    expect(file?.is_held).toBe(1);
    const outboxId = await lastPromised(app, checkPostFile.queue, { fileId: file?.id });
    await inUnitOfWork(app, () =>
      app.nest.get(HoldingService).make({ fileId: file?.id ?? 0, outboxId }),
    );
    expect((await release(id, [{ masked: [1] }])).code).toBe(200);
    expect((await steps(ben)).map(({ files }) => files.length)).toEqual([1]);

    await anna.post(`${path}/${stepId}`, withFiles({ consent: true }, [await aScan(NAME)]));
    expect((await steps(ben)).map(({ files }) => files.length)).toEqual([1]);
    expect((await steps(anna)).map(({ files }) => files.length)).toEqual([2]);
  });
});
