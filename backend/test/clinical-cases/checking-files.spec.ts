import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CheckProcess } from '../../src/media/checks/check-process';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import { checkFile } from '../../src/media/media.jobs';
import { aPdf, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';
import {
  caseForm,
  idIn,
  resultOf,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';
import { aScan, BLANK, lightestOf, PRINT, SCAN } from './support/scans';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

/** A check of a file that could not be looked at. */
const FAILED = { state: 'failed', places: [], notLookedFor: [], looks: [] };

interface Reviewed {
  uploadId: string;
  has_sound: boolean;
  check: Check;
}

interface Check {
  state: string;
  places: { id: number; kind: string; x: number; y: number; width: number; height: number }[];
}

const aReport = async (): Promise<SentFile> => ({
  name: 'report.pdf',
  bytes: await aPdf(),
  type: 'application/pdf',
});

const categoryOf = ({ name }: SentFile) =>
  name.endsWith('pdf') ? 'REPORT' : name.endsWith('mp4') ? 'VIDEO' : 'IMAGE';

async function reviewed(...files: SentFile[]) {
  const reply = await anna.post(
    'posts/review',
    withFiles(caseForm({}), files, files.map(categoryOf)),
  );
  return (resultOf(reply) as unknown as { files: Reviewed[] }).files;
}

/** As a worker does what was promised. */
async function look(uploadId: string, extension = 'jpg'): Promise<void> {
  const [job, ...others] = await promised(app, checkFile.queue, { uploadId });
  expect(others).toEqual([]);
  await app.nest.get(FileChecksService).make({ uploadId, extension, outboxId: job?.id ?? 0 });
}

/** Promises that no worker has kept yet; the relay hands them over again and again. */
const unkept = (uploadId: string) =>
  app.rows("select id from outbox where payload ->> 'uploadId' = ? and done_at is null", [
    uploadId,
  ]);

const checkOf = async (uploadId: string) =>
  resultOf(await anna.get(`uploads/${uploadId}/check`)) as unknown as Check;

type Decisions = readonly {
  masked?: readonly number[];
  kept?: readonly number[];
  looked?: boolean;
}[];

const publish = (uploadId: string, decisions?: Decisions, category = 'IMAGE') =>
  anna.post('clinicalCases', {
    ...caseForm(),
    uploadId: [uploadId],
    fileTypes: [category],
    ...(decisions && { decisions }),
  });

/** How light the picture of a case is at its lightest, where the name stood. */
async function lightest(caseId: number): Promise<number> {
  const { files } = (await theCase(anna, caseId)) as { files: { url: string }[] };
  const sent = await fetch(new URL(files[0]?.url ?? '', app.url), { headers: anna.headers });
  return lightestOf(Buffer.from(await sent.arrayBuffer()));
}

describe('[D-442] A picture that waits for its post', () => {
  it('is looked at for words, and what was found is told to its sender alone', async () => {
    const [file] = await reviewed(await aScan());
    const id = file?.uploadId ?? '';
    expect(file?.check).toEqual({ state: 'waiting', places: [], notLookedFor: [] });
    expect(await unkept(id)).toHaveLength(1);
    await look(id);
    expect(await unkept(id)).toEqual([]);
    const check = await checkOf(id);
    expect(check.state).toBe('found');
    const [place] = check.places;
    expect(check.places).toHaveLength(1);
    expect(place).toMatchObject({ id: 1, kind: 'name' });
    expect(place?.x).toBeLessThan((PRINT.left * 1000) / SCAN.width);
    expect(Number(place?.x) + Number(place?.width)).toBeGreaterThan(350);
    expect((await ben.get(`uploads/${id}/check`)).code).toBe(404);
  });

  it('[D-590] whose look is killed counts as not checked: it is posted by whoever looked at it', async () => {
    const [file] = await reviewed(await aScan());
    const id = file?.uploadId ?? '';
    const checks = app.nest.get(CheckProcess);
    // The process of an earlier file may still be idle; only a new one is sure to have this file.
    checks.onApplicationShutdown();
    const looking = look(id);
    // Beside other members' first files, if the earlier one took long (D-1050).
    const pid = () => checks.pids.pictures ?? checks.pids.others;
    await until(async () => pid() !== undefined);
    process.kill(pid() ?? 0, 'SIGKILL');
    await looking;
    expect(await checkOf(id)).toEqual(FAILED);
    expect((await publish(id, [{}])).code).toBe(422);
    expect((await publish(id, [{ looked: true }])).code).toBe(200);
  });

  it('leaves no word of it in any table', async () => {
    const [file] = await reviewed(await aScan());
    await look(file?.uploadId ?? '');
    expect((await checkOf(file?.uploadId ?? '')).state).toBe('found');
    const tables = await app.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const found = await app.rows(`select 1 from "${name}" t where t::text ~* ? limit 1`, [
        'lindqvist|12/03/1961',
      ]);
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('[D-451] of a phone is looked at in its own format', async () => {
    const bytes = await readFile(join(__dirname, '../media/support/photograph.heic'));
    const [file] = await reviewed({ name: 'scan.heic', bytes, type: 'image/heic' });
    const id = file?.uploadId ?? '';
    await look(id, 'heic');
    expect((await checkOf(id)).places).toMatchObject([{ id: 1, kind: 'name' }]);
    expect((await publish(id, [{ masked: [1] }])).code).toBe(200);
  });

  it('[D-1320] without words has nothing to decide, and is told what was not looked for', async () => {
    const [file] = await reviewed(await aScan(''));
    const id = file?.uploadId ?? '';
    await look(id);
    expect(await checkOf(id)).toEqual({
      state: 'nothing',
      places: [],
      notLookedFor: ['tattoo', 'handwriting'],
      looks: [],
    });
    expect((await publish(id, [{}])).code).toBe(200);
  });

  it('is not posted before it was looked at, nor before each place is decided about', async () => {
    const [file] = await reviewed(await aScan());
    const id = file?.uploadId ?? '';
    const early = await publish(id, [{ masked: [1] }]);
    expect([early.code, early.headers.get('retry-after')]).toEqual([409, '2']);
    await look(id);
    const undecided = await publish(id, [{}]);
    expect([undecided.code, undecided.body.errors?.['decisions']]).toEqual([
      422,
      ['Please decide about each marked place.'],
    ]);
    expect((await publish(id, [])).code).toBe(422);
    expect((await publish(id, [{ masked: [1] }])).code).toBe(200);
  });

  it('is black where its author says so, also when they say both, and as it was where they keep it', async () => {
    for (const [decisions, isBlack] of [
      [[{ masked: [1] }], true],
      [[{ masked: [1], kept: [1] }], true],
      [[{ kept: [1] }], false],
    ] as const) {
      const [file] = await reviewed(await aScan());
      await look(file?.uploadId ?? '');
      const id = idIn(await publish(file?.uploadId ?? '', decisions));
      const light = await lightest(id);
      expect([decisions, light < 40]).toEqual([decisions, isBlack]);
    }
  });

  it('that could not be looked at needs its author to have looked', async () => {
    const [file] = await reviewed(await aReport());
    const id = file?.uploadId ?? '';
    await app.rows('update file_check set tries = 2 where upload_id = ?', [id]);
    await look(id, 'pdf');
    expect(await checkOf(id)).toEqual(FAILED);
    const refused = await publish(id, [{}], 'REPORT');
    expect([refused.code, refused.body.errors?.['decisions']]).toEqual([
      422,
      ['Nothing could be checked: please look at the whole file.'],
    ]);
    expect((await publish(id, [{ looked: true }], 'REPORT')).code).toBe(200);
  });

  it('[D-445] with sound is posted with it or without, as its author says', async () => {
    const film = async (codecs: string[]): Promise<SentFile> => ({
      name: 'film.mp4',
      bytes: await aVideo('mp4', [...BLANK, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...codecs]),
      type: 'video/mp4',
    });
    const [loud] = await reviewed(await film(['-c:a', 'aac']));
    const [silent] = await reviewed(await film(['-an']));
    expect([loud?.has_sound, silent?.has_sound]).toEqual([true, false]);
    for (const one of [loud, silent]) await look(one?.uploadId ?? '', 'mp4');
    const post = (uploadId: string | undefined, sound?: string[]) =>
      anna.post('clinicalCases', {
        ...caseForm(),
        uploadId: [uploadId],
        fileTypes: ['VIDEO'],
        decisions: [{ looked: true }],
        ...(sound && { sound }),
      });
    expect((await post(loud?.uploadId, ['loud'])).code).toBe(422);
    expect((await post(loud?.uploadId, ['remove'])).code).toBe(200);
    expect((await post(silent?.uploadId)).code).toBe(200);
    expect(
      await app.rows(`select keeps_sound from asset where kind = 'video' order by id`),
    ).toEqual([{ keeps_sound: false }, { keeps_sound: true }]);
  });

  it('at which workers died twice is left to its author', async () => {
    const [file] = await reviewed(await aScan());
    const id = file?.uploadId ?? '';
    await app.rows('update file_check set tries = 2 where upload_id = ?', [id]);
    await look(id);
    expect(await checkOf(id)).toEqual(FAILED);
  });
});
