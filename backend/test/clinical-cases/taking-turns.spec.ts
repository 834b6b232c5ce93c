import { setTimeout } from 'node:timers/promises';
import { CheckLane } from '../../src/media/checks/check-lane';
import { CheckPatience } from '../../src/media/checks/check-patience';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import type { PieceKind } from '../../src/media/checks/pieces';
import { Turns } from '../../src/media/checks/turns';
import { checkFile } from '../../src/media/media.jobs';
import { aPdf, aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';
import {
  caseForm,
  resultOf,
  type SentFile,
  startWithFiles,
  withFiles,
  withImages,
} from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles({ RATE_LIMITS: 'on' }, { holdsFiles: true });
  [anna, ben] = [await aMember(app), await aMember(app)];
  // No worker is there to be waited for.
  Object.assign(app.nest.get(CheckPatience).ms, { review: 0, post: 0 });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const aReport = async (): Promise<SentFile> => ({
  name: 'report.pdf',
  bytes: await aPdf(),
  type: 'application/pdf',
});
const picture = async (): Promise<SentFile> => ({
  name: 'a.png',
  bytes: await aPicture().png().toBuffer(),
  type: 'image/png',
});

const review = (member: Person, files: readonly SentFile[], category: string) =>
  member.post(
    'clinicalCases/review',
    withFiles(
      caseForm(),
      files,
      files.map(() => category),
    ),
  );

async function reviewed(member: Person, files: readonly SentFile[], category: string) {
  const reply = await review(member, files, category);
  const { files: kept } = resultOf(reply) as unknown as { files: { uploadId: string }[] };
  return kept.map(({ uploadId }) => uploadId);
}

/** As a worker does what was promised. */
async function look(uploadId: string, extension: string): Promise<void> {
  const outboxId = await lastPromised(app, checkFile.queue, { uploadId });
  await app.nest.get(FileChecksService).make({ uploadId, extension, outboxId });
}

/** Those who have waited for a turn. */
function waiting() {
  const { calls } = jest.spyOn(
    Turns.prototype as unknown as { take(member: number): void },
    'take',
  ).mock;
  return () => new Set(calls.map(([member]) => member)).size;
}

/** Longer than a file that is done takes to be noted, so that whose turn was last has no say in the order. */
const PIECE_MS = 50;

/** A process that finds nothing in reports of three pages, piece by piece, once two members wait. */
function aLane(members: () => number) {
  return async ({ kind }: { readonly kind: PieceKind }) => {
    await until(async () => members() === 2);
    await setTimeout(PIECE_MS);
    const result = kind === 'draw-page' ? 3 : kind === 'open-report' ? null : [];
    return { result, cpuMs: 1 };
  };
}

describe('[D-920] Files that wait to be looked at', () => {
  it('take turns between their senders, page by page, whoever came first', async () => {
    const many = await reviewed(anna, [await aReport(), await aReport()], 'REPORT');
    const [one = ''] = await reviewed(ben, [await aReport()], 'REPORT');
    const pages = jest.spyOn(CheckLane.prototype, 'do').mockImplementation(aLane(waiting()));
    const ended: string[] = [];
    await Promise.all(
      [...many, one].map(async (id) => {
        await look(id, 'pdf');
        ended.push(id);
      }),
    );
    expect(ended.indexOf(one)).toBeLessThan(2);
    // Opened, then each of three pages drawn, searched and read.
    expect(pages).toHaveBeenCalledTimes(3 * 10);
    expect((await ben.get(`uploads/${one}/check`)).body['result']).toMatchObject({
      state: 'nothing',
    });
  });

  it('are thirty of one member at most, and nobody else is refused for it', async () => {
    const ten = Array<SentFile>(10).fill(await picture());
    for (let times = 0; times < 3; times += 1)
      expect((await review(anna, ten, 'IMAGE')).code).toBe(200);
    const refused = await review(anna, [await picture()], 'IMAGE');
    expect([refused.code, refused.body.msg, refused.headers.get('retry-after')]).toEqual([
      429,
      'Many of your files are still being checked. Please try again in a moment.',
      '30',
    ]);
    expect(
      await app.rows('select 1 from resumable_upload where owner_id = ? offset 33', [anna.id]),
    ).toEqual([]);
    expect((await review(ben, [await picture()], 'IMAGE')).code).toBe(200);
  });

  it('are thirty of an author who sends no decisions', async () => {
    const ten = Array<SentFile>(10).fill(await picture());
    const codes = [];
    for (let times = 0; times < 4; times += 1)
      codes.push((await ben.post('clinicalCases', withImages(caseForm(), ten))).code);
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});
