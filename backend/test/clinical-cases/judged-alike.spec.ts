import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { checkPostFile } from '../../src/clinical-cases/clinical-cases.jobs';
import { CheckPatience } from '../../src/media/checks/check-patience';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import { checkFile } from '../../src/media/media.jobs';
import { aPdf } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  caseForm,
  idIn,
  resultOf,
  type SentFile,
  startWithFiles,
  withFiles,
} from './support/cases';
import { aScan } from './support/scans';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  anna = await aMember(app);
  Object.assign(app.nest.get(CheckPatience).ms, { review: 0, post: 0 });
});
afterAll(() => app.stop());

const send = (path: string, file: SentFile, category = 'IMAGE') =>
  anna.post(path, withFiles(caseForm(), [file], [category]));

/** The places that a review finds. */
async function reviewed(file: SentFile) {
  const { files } = resultOf(await send('clinicalCases/review', file)) as unknown as {
    files: { uploadId: string }[];
  };
  const uploadId = files[0]?.uploadId ?? '';
  const outboxId = await lastPromised(app, checkFile.queue, { uploadId });
  await app.nest.get(FileChecksService).make({ uploadId, extension: 'jpg', outboxId });
  const { body } = await anna.get(`uploads/${uploadId}/check`);
  const { state, places } = body['result'] as { state: string; places: object[] };
  return { state, places };
}

/** The places that are found after an older app has posted the file. */
async function posted(file: SentFile) {
  const id = idIn(await send('clinicalCases', file));
  const [row] = await app.rows<{ id: number }>(
    'select id from clinical_post_file where post_id = ?',
    [id],
  );
  const fileId = row?.id ?? 0;
  const outboxId = await lastPromised(app, checkPostFile.queue, { fileId });
  await inUnitOfWork(app, () => app.nest.get(HoldingService).make({ fileId, outboxId }));
  const [check] = await app.rows<{ state: string; places: object[] }>(
    'select state, places from post_file_check where file_id = ?',
    [fileId],
  );
  const nulls = { page: null, second: null, frame: null };
  return { state: check?.state, places: check?.places.map((one) => ({ ...nulls, ...one })) };
}

/** Grain, in which shapes like print come and go with each way of storing it. */
async function grain(sigma: number, words: string): Promise<SentFile> {
  const { bytes } = await aScan(words);
  const noise = { type: 'gaussian', mean: 60, sigma } as const;
  const cover = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  const picture = sharp(bytes).composite([{ input: cover, blend: 'screen' }]);
  return {
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: await picture.jpeg({ quality: 40 }).toBuffer(),
  };
}

describe('[D-924] A picture', () => {
  it.each([
    ['with words', 12, 'LINDQVIST ANNA 12/03/1961'],
    ['of grain', 40, ''],
    ['of words in grain', 30, 'MRN 4711234'],
  ])('%s is judged alike in a review and after it was posted', async (_what, sigma, words) => {
    const file = await grain(sigma, words);
    expect(await posted(file)).toEqual(await reviewed(file));
  });
});

/** Bytes as if by chance, the same each time. */
const NOISE = Buffer.concat(
  Array.from({ length: 5_000 }, (_, at) => createHash('sha256').update(`${at}`).digest()),
);
const head = async () => (await aScan()).bytes.subarray(0, 600);

describe('[D-924] What posting refuses', () => {
  it.each<[string, () => Promise<SentFile>, string]>([
    [
      'the head of a JPEG',
      async () => ({ name: 'a.jpg', bytes: await head(), type: 'image/jpeg' }),
      'IMAGE',
    ],
    [
      'a PDF with a script',
      async () => ({
        name: 'a.pdf',
        type: 'application/pdf',
        bytes: await aPdf((document) => document.addJavaScript('a', 'app.alert(1)')),
      }),
      'REPORT',
    ],
    [
      'a PDF with nothing in it',
      async () => ({ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n'), type: 'application/pdf' }),
      'REPORT',
    ],
  ])('is refused by a review in the same words: %s', async (_what, make, category) => {
    const file = await make();
    const [first, then] = [
      await send('clinicalCases/review', file, category),
      await send('clinicalCases', file, category),
    ];
    expect([first.code, first.body.msg]).toEqual([415, then.body.msg]);
    expect(then.code).toBe(415);
  });
});

it('[D-924] The head of a JPEG and noise is taken by both, or by neither', async () => {
  const bytes = Buffer.concat([await head(), NOISE]);
  const file = { name: 'a.jpg', bytes, type: 'image/jpeg' };
  const codes = [await send('clinicalCases/review', file), await send('clinicalCases', file)];
  expect(codes[0]?.code).toBe(codes[1]?.code);
});

describe('Decisions', () => {
  it('are a list: a single one for several files is none', async () => {
    const decision = { masked: [1, 2, 3] };
    const asked = (decisions: unknown) => anna.post('clinicalCases', { ...caseForm(), decisions });
    for (const decisions of [decision, JSON.stringify(decision)]) {
      const { code, body } = await asked(decisions);
      expect([code, body.errors]).toEqual([422, { decisions: ['Please send a list.'] }]);
    }
    expect((await asked([])).code).toBe(200);
  });
});
