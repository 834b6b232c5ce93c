import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import { checkFile } from '../../src/media/media.jobs';
import { Ffmpeg } from '../../src/media/videos/ffmpeg';
import { takeFrame } from '../../src/media/videos/frames';
import { VideosService } from '../../src/media/videos/videos.service';
import { aFilmOf, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { caseForm, idIn, resultOf, startWithFiles, theCase, withFiles } from './support/cases';

// Films are made, looked through and converted.

let app: RunningApp;
let anna: Person;
let folder: string;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  folder = await mkdtemp(join(tmpdir(), 'suture-films-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const WIDTH = 800;
const HEIGHT = 600;
const NAME = { left: 30, top: 36, width: 260, height: 24 };

interface Check {
  state: string;
  places: { id: number; second: number; x: number; y: number }[];
}

/** A dark scan with a bright organ, and text in its top left corner. */
function aStill(words: string, organ = '#707070'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#181818"/><circle cx="450" cy="380" r="150" fill="${organ}"/><text x="${NAME.left}" y="${NAME.top + 20}" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">${words}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function checked(bytes: Buffer): Promise<{ id: string; check: Check }> {
  const reply = await anna.post(
    'clinicalCases/review',
    withFiles(caseForm(), [{ name: 'film.mp4', bytes, type: 'video/mp4' }], ['VIDEO']),
  );
  const { files } = resultOf(reply) as unknown as { files: { uploadId: string }[] };
  const id = files[0]?.uploadId ?? '';
  const outboxId = await lastPromised(app, checkFile.queue, { uploadId: id });
  await app.nest.get(FileChecksService).make({ uploadId: id, extension: 'mp4', outboxId });
  const check = resultOf(await anna.get(`uploads/${id}/check`)) as unknown as Check;
  return { id, check };
}

/** How light the place of the name is at a moment of a film. */
async function lightest(film: Buffer, second: number): Promise<number> {
  const [path, still] = [join(folder, 'film.mp4'), join(folder, 'still.png')];
  await writeFile(path, film);
  await takeFrame(app.nest.get(Ffmpeg), { path, extension: 'mp4', second }, still);
  const { data } = await sharp(still)
    .extract(NAME)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...data);
}

/** The film of a case as colleagues get it. */
async function publishedFilm(id: string, decision: object): Promise<Buffer> {
  const reply = await anna.post('clinicalCases', {
    ...caseForm(),
    uploadId: [id],
    fileTypes: ['VIDEO'],
    decisions: [decision],
  });
  expect(reply.code).toBe(200);
  const [asset] = await app.rows<{ id: number }>('select max(id) as id from asset');
  const outboxId = await lastPromised(app, 'video', { assetId: asset?.id });
  await inUnitOfWork(app, () =>
    app.nest.get(VideosService).make({ assetId: asset?.id ?? 0, outboxId }),
  );
  const { files } = (await theCase(anna, idIn(reply))) as { files: { url: string }[] };
  const sent = await fetch(new URL(files[0]?.url ?? '', app.url), { headers: anna.headers });
  return Buffer.from(await sent.arrayBuffer());
}

describe('[D-448] A film that waits for its post', () => {
  it('is looked through: a name that stands in it for half a second is found where and when it does', async () => {
    const { check } = await checked(
      await aFilmOf([
        { picture: await aStill(''), seconds: 4.2 },
        { picture: await aStill('LINDQVIST ANNA', '#c0c0c0'), seconds: 0.6 },
        { picture: await aStill(''), seconds: 3 },
      ]),
    );
    expect(check.state).toBe('found');
    expect(check.places).toHaveLength(1);
    const [place] = check.places;
    expect(place?.second).toBeGreaterThanOrEqual(4.1);
    expect(place?.second).toBeLessThan(4.9);
    expect(place?.x).toBeLessThanOrEqual((NAME.left * 1000) / WIDTH);
  });

  it('has one place for what stands in it all the time, black in all of it once it is covered', async () => {
    const film = await aFilmOf([
      { picture: await aStill('LINDQVIST ANNA'), seconds: 3 },
      { picture: await aStill('LINDQVIST ANNA', '#a0a0a0'), seconds: 3 },
    ]);
    const { id, check } = await checked(film);
    expect(check.places.map((place) => place.id)).toEqual([1]);
    const moment = `uploads/${id}/preview?second=${check.places[0]?.second}`;
    expect((await anna.get(moment)).headers.get('content-type')).toBe('image/jpeg');
    expect(await lightest(film, 2)).toBeGreaterThan(180);
    const shown = await publishedFilm(id, { masked: [1] });
    for (const second of [0, 2, 5]) expect(await lightest(shown, second)).toBeLessThan(45);
  });

  it('is left as it is where its author keeps what was found', async () => {
    const { id } = await checked(
      await aFilmOf([{ picture: await aStill('DEPTH 14 CM'), seconds: 2 }]),
    );
    expect(await lightest(await publishedFilm(id, { kept: [1] }), 1)).toBeGreaterThan(180);
  });

  it('without words has nothing to decide', async () => {
    const { check } = await checked(await aFilmOf([{ picture: await aStill(''), seconds: 3 }]));
    expect(check).toEqual({
      state: 'nothing',
      places: [],
      notLookedFor: ['tattoo', 'handwriting'],
      looks: [],
    });
  });

  it('that nothing can look into is left to its author', async () => {
    const { check } = await checked((await aVideo('mp4')).subarray(0, 3_000));
    expect(check.state).toBe('failed');
  });
});
