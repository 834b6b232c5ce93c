import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VideosService } from '../../src/media/videos/videos.service';
import { aPdf, aPicture, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
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

let app: RunningApp;
let anna: Person;
let ben: Person;
let picture: SentFile;
let report: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  picture = {
    name: 'Maria Schmidt.jpg',
    bytes: await aPicture(80, 60).jpeg().toBuffer(),
    type: 'image/jpeg',
  };
  report = { name: 'report.pdf', bytes: await aPdf(), type: 'application/pdf' };
});
afterAll(() => app.stop());

type FileRow = Record<string, string | number | null>;
const filesOf = async (id: number) => (await theCase(anna, id))['files'] as FileRow[];
const casesBy = (memberId: number) =>
  app.rows('select id from clinical_post where author_id = ?', [memberId]);

describe('The files of a case', () => {
  it('[CA-33 CA-05 CA-17 CA-19] come back in their order, with addresses that load and no original name', async () => {
    const id = idIn(
      await anna.post(
        'clinicalCases',
        withFiles(caseForm(), [picture, report, picture], ['IMAGE', 'REPORT', 'SCAN']),
      ),
    );
    const files = await filesOf(id);

    expect(files).toMatchObject([
      {
        category: 'IMAGE',
        mime_type: 'image/jpeg',
        name: 'image-1.jpg',
        width: 80,
        height: 60,
        cl_case_id: id,
        thumbnail_url: null,
        state: 'ready',
      },
      { category: 'REPORT', mime_type: 'application/pdf', name: 'report-2.pdf' },
      { category: 'SCAN', name: 'scan-3.jpg' },
    ]);
    for (const { url, file_path } of files) {
      expect(file_path).toBe(url);
      expect((await ben.get(String(url))).code).toBe(200);
      expect((await ben.get(String(url).replace(/\?.*/, ''))).code).toBe(403);
    }
    expect(
      (await ben.post('clinicalCases/mine', { signup_id: anna.id })).body['files'],
    ).toHaveLength(3);
  });

  it('take their category from their type when an older app does not say it', async () => {
    const id = idIn(await anna.post('clinicalCases', withFiles(caseForm(), [report, picture])));
    expect((await filesOf(id)).map(({ category }) => category)).toEqual(['REPORT', 'IMAGE']);
  });

  it('[CA-05 UP-03 D-076] are scans when they come under that word, also when they were looked at before', async () => {
    const form = withFiles(caseForm(), [picture]);
    form.append(
      'scans',
      new File([new Uint8Array(picture.bytes)], 'mri.jpg', { type: 'image/jpeg' }),
    );
    const looked = resultOf(await anna.post('clinicalCases/review', form)) as unknown as {
      files: { uploadId: string; category: string }[];
    };
    expect(looked.files.map(({ category }) => category)).toEqual(['IMAGE', 'SCAN']);
    const id = idIn(
      await anna.post('clinicalCases', {
        ...caseForm(),
        uploadId: looked.files.map(({ uploadId }) => uploadId),
      }),
    );
    expect((await filesOf(id)).map(({ category }) => category)).toEqual(['IMAGE', 'SCAN']);
  });

  it.each([
    ['fewer categories than files', ['IMAGE'], 422],
    ['more categories than files', ['IMAGE', 'IMAGE', 'IMAGE'], 422],
    ['an unknown category', ['IMAGE', 'PHOTO'], 422],
    ['a category that does not fit', ['IMAGE', 'IMAGE'], 415],
    ['a video that is a picture', ['VIDEO', 'REPORT'], 415],
  ])('are refused with %s, and nothing stays', async (_, fileTypes, code) => {
    const carla = await aMember(app);
    const reply = await carla.post(
      'clinicalCases',
      withFiles(caseForm(), [picture, report], fileTypes),
    );
    expect(reply.code).toBe(code);
    if (code === 415) expect(reply.body.msg).toBe('Unsupported file type found');
    expect(await casesBy(carla.id)).toEqual([]);
    expect(
      await app.rows('select 1 from asset where owner_id = ? and attached_at is not null', [
        carla.id,
      ]),
    ).toEqual([]);
  });

  it('[CA-17 CA-18 UP-03] are refused when they are too large, or not what they are called', async () => {
    const large = { name: 'large.png', bytes: Buffer.alloc(5 * 1024 ** 2 + 1), type: 'image/png' };
    const long = { name: 'long.mp4', bytes: Buffer.alloc(10 * 1024 ** 2 + 1), type: 'video/mp4' };
    const fake = {
      name: 'fake.png',
      bytes: Buffer.from('<script>alert(1)</script>'),
      type: 'image/png',
    };
    for (const [file, category] of [
      [large, 'IMAGE'],
      [long, 'VIDEO'],
    ] as const)
      expect(
        await anna.post('clinicalCases', withFiles(caseForm(), [file], [category])),
      ).toMatchObject({
        code: 413,
        body: { msg: 'File exceeding size limit found' },
      });
    expect(
      await anna.post('clinicalCases', withFiles(caseForm(), [fake], ['IMAGE'])),
    ).toMatchObject({ code: 415 });
  });

  it('are promised their smaller forms in the transaction of the case', async () => {
    const id = idIn(await anna.post('clinicalCases', withFiles(caseForm(), [picture], ['IMAGE'])));
    const [file] = await app.rows<{ asset_id: number }>(
      'select asset_id from clinical_post_file where post_id = ?',
      [id],
    );
    expect(await promised(app, 'media', { assetId: file?.asset_id })).toHaveLength(1);
  });

  it('are stored once under one Idempotency-Key', async () => {
    const carla = await aMember(app);
    const keyed = carla.with({ 'idempotency-key': 'files-1' });
    const [one, two] = [
      await keyed.post('clinicalCases', withFiles(caseForm(), [picture], ['IMAGE'])),
      await keyed.post('clinicalCases', withFiles(caseForm(), [picture], ['IMAGE'])),
    ];
    expect(two.body).toEqual(one.body);
    expect(await casesBy(carla.id)).toHaveLength(1);
    const other = { ...picture, bytes: await aPicture(20, 20).jpeg().toBuffer() };
    expect(
      (await keyed.post('clinicalCases', withFiles(caseForm(), [other], ['IMAGE']))).code,
    ).toBe(422);
  });

  it('[D-175] are erased with the case that is deleted, before it is answered', async () => {
    const id = idIn(
      await anna.post(
        'clinicalCases',
        withFiles(caseForm(), [picture, report], ['IMAGE', 'REPORT']),
      ),
    );
    const keys = await app.rows<{ key: string }>(
      `select a.key from asset a join clinical_post_file f on f.asset_id = a.id where f.post_id = ?`,
      [id],
    );
    const there = () =>
      keys.filter(({ key }) => existsSync(join(app.settings.dataDir, 'media', 'files', key)));
    expect(there()).toHaveLength(2);
    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(200);
    expect(there()).toEqual([]);
  });

  it('[CA-18] keep a case with a video from others until it is playable', async () => {
    const video = { name: 'theatre.mp4', bytes: await aVideo('mp4'), type: 'video/mp4' };
    const id = idIn(await anna.post('clinicalCases', withFiles(caseForm(), [video], ['VIDEO'])));
    const [file] = await app.rows<{ asset_id: number }>(
      'select asset_id from clinical_post_file where post_id = ?',
      [id],
    );
    const [job] = await promised(app, 'video', { assetId: file?.asset_id });

    expect(await theCase(anna, id)).toMatchObject({
      status: 'Processing',
      files: [{ state: 'pending', url: null }],
    });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect(resultOf(await ben.get('clinicalCases')).map((row) => row['id'])).not.toContain(id);

    const assetId = Number(job?.payload['assetId']);
    await inUnitOfWork(app, () =>
      app.nest.get(VideosService, { strict: false }).make({ assetId, outboxId: job?.id ?? 0 }),
    );
    expect(await theCase(ben, id)).toMatchObject({
      status: 'Active',
      files: [{ category: 'VIDEO', mime_type: 'video/mp4', state: 'ready' }],
    });
  });
});
