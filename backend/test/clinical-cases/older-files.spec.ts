import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { OlderFilesService } from '../../src/clinical-cases/checks/older-files.service';
import { checkPostFile } from '../../src/clinical-cases/clinical-cases.jobs';
import { postNeedsLook } from '../../src/clinical-cases/clinical-cases.signals';
import { aPdf } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  caseForm,
  idIn,
  resultOf,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';
import { aScan } from './support/scans';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

interface FileRow {
  id: number;
  url: string;
}

const aReport = async (): Promise<SentFile> => ({
  name: 'report.pdf',
  bytes: await aPdf(),
  type: 'application/pdf',
});

/** A post as it was stored before anybody looked at files. */
async function olderPost(file: SentFile): Promise<number> {
  const id = idIn(await anna.post('clinicalCases', withFiles(caseForm(), [file])));
  await app.rows(
    'delete from post_file_check where file_id in (select id from clinical_post_file where post_id = ?)',
    [id],
  );
  await app.rows('update clinical_post set held_at = null where id = ?', [id]);
  await app.rows('update clinical_post_file set checked_at = null where post_id = ?', [id]);
  return id;
}

const checkSome = () =>
  inUnitOfWork(app, () => app.nest.get(OlderFilesService, { strict: false }).checkSome());

const filesOf = async (viewer: Person, id: number) =>
  (await theCase(viewer, id))['files'] as FileRow[];

async function lookAt(id: number): Promise<void> {
  const [file] = await filesOf(anna, id);
  const fileId = file?.id ?? 0;
  const outboxId = await lastPromised(app, checkPostFile.queue, { fileId });
  await inUnitOfWork(app, () => app.nest.get(HoldingService).make({ fileId, outboxId }));
}

const told = async (postId: number) =>
  (await promised(app, postNeedsLook.queue, { postId })).filter(
    ({ name }) => name === postNeedsLook.name,
  );

describe('[D-452] A file that was posted before anybody looked at files', () => {
  it('is looked at while the post stays; its author is told of a name, and decides', async () => {
    const id = await olderPost(await aScan());
    expect(await checkSome()).toBe(1);
    expect(await checkSome()).toBe(0);
    await lookAt(id);
    expect(await filesOf(ben, id)).toHaveLength(1);
    expect(await told(id)).toHaveLength(1);
    const open = resultOf(await anna.get(`clinicalCases/${id}/check`));
    expect(open).toMatchObject([{ check: { state: 'found', places: [{ kind: 'name' }] } }]);
    const released = await anna.post(`clinicalCases/${id}/check`, {
      decisions: [{ masked: [1] }],
    });
    expect(released.code).toBe(200);
    expect(resultOf(await anna.get(`clinicalCases/${id}/check`))).toEqual([]);
  });

  it('without words asks its author for nothing', async () => {
    const id = await olderPost(await aScan(''));
    await checkSome();
    await lookAt(id);
    expect(await told(id)).toEqual([]);
    expect(resultOf(await anna.get(`clinicalCases/${id}/check`))).toEqual([]);
  });

  it('is its author’s alone when it is a report, until it is made anew', async () => {
    const id = await olderPost(await aReport());
    expect(await filesOf(ben, id)).toEqual([]);
    const [before] = await filesOf(anna, id);
    const assets = () => app.rows('select id from asset where owner_id = ?', [anna.id]);
    const count = (await assets()).length;
    await checkSome();
    expect(await assets()).toHaveLength(count);
    const [after] = await filesOf(ben, id);
    expect(after?.id).toBe(before?.id);
    expect(after?.url.split('?')[0]).not.toBe(before?.url.split('?')[0]);
    const gone = await fetch(new URL(before?.url ?? '', app.url), { headers: anna.headers });
    await gone.arrayBuffer();
    expect(gone.status).toBe(404);
  });

  it('stays its author’s alone when it cannot be made anew', async () => {
    const id = await olderPost(await aReport());
    await app.rows(
      `update asset set key = 'private/00/00000000000000000000000000000000.pdf'
       where id in (select asset_id from clinical_post_file where post_id = ?)`,
      [id],
    );
    expect(await checkSome()).toBe(1);
    expect(await checkSome()).toBe(0);
    expect(await filesOf(ben, id)).toEqual([]);
    await lookAt(id);
    expect(await filesOf(ben, id)).toEqual([]);
    expect(await told(id)).toHaveLength(1);
  });
});
