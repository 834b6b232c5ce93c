import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SeriesLooking } from '../../src/scans/kept/series-looking.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { factsOf, framesOf, packed, sentSeries } from './support/series';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const taken = async (bytes: Buffer, more: object = {}) =>
  anna.post('scans/packed', { uploadId: await sentSeries(app, anna, bytes), ...more });
const stored = async () =>
  (await readdir(join(app.settings.dataDir, 'media', 'files', 'uploads'))).filter(
    (name) => !name.endsWith('.json'),
  );
const resultOf = (body: object) => (body as { result: Record<string, unknown> }).result;

async function checked(uploadId: unknown) {
  const [job] = await promised(app, 'scans', { uploadId });
  if (!job) throw new Error('Its check was not promised.');
  const isBurned = job.payload['isBurned'] === true;
  const waiting = { uploadId: String(uploadId), isBurned, outboxId: job.id };
  await inUnitOfWork(app, () => app.nest.get(SeriesLooking).make(waiting));
  return resultOf((await anna.get(`uploads/${uploadId}/check`)).body);
}

const SHORT = factsOf({ rows: 32 });

describe('A packed series', () => {
  it('[D-1421] is decoded, coded anew and kept under an id of its own', async () => {
    const reply = await taken(await packed(factsOf()));
    expect(reply.code).toBe(200);
    const { uploadId, facts, face, poster_url: poster } = resultOf(reply.body);
    expect(facts).toMatchObject({ rows: 64, columns: 80, frames: 3, modality: 'CT', unit: 'HU' });
    expect(face).toBe('none');
    const picture = await fetch(`${app.url}${poster}`, { headers: anna.headers });
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 80, height: 64 });
    const other = await aMember(app);
    const sent = { uploadId: await sentSeries(app, anna, await packed(factsOf())) };
    expect((await other.post('scans/packed', sent)).code).toBe(404);
    expect((await other.get(`uploads/${uploadId}/looks/0`)).code).toBe(404);
    expect((await anna.get(`uploads/${uploadId}/looks/9`)).code).toBe(404);
  });

  it('asks what happens with the face where a head may be', async () => {
    const head = factsOf({ spacing: [1, 1], places: [0, 1, 2] });
    expect(resultOf((await taken(await packed(head))).body)).toMatchObject({ face: 'asked' });
  });

  const good = async (change: (bytes: Buffer) => Buffer) => change(await packed(factsOf()));
  it.each<[string, () => Promise<Buffer>]>([
    ['with another beginning', () => good((bytes) => Buffer.concat([Buffer.from('X'), bytes]))],
    ['with bytes left over', () => good((bytes) => Buffer.concat([bytes, Buffer.from('Doe')]))],
    ['cut off', () => good((bytes) => bytes.subarray(0, -5))],
    [
      'with a fact that nobody knows',
      () =>
        good((bytes) =>
          Buffer.from(bytes.toString('latin1').replace('"rows"', '"Rows"'), 'latin1'),
        ),
    ],
    ['of frames of another size', async () => packed(factsOf(), framesOf(SHORT), SHORT)],
    ['that is empty text', async () => Buffer.from('no scan')],
  ])('%s is refused, and nothing of it is kept', async (_, bytes) => {
    const before = await stored();
    const reply = await taken(await bytes());
    expect(reply.code).toBe(422);
    expect(reply.body['errors']).toEqual({ uploadId: ['This is not a scan that we can read.'] });
    expect(await stored()).toEqual(before);
  });

  it('of more than 600 slices is told so', async () => {
    const bytes = await good((whole) =>
      Buffer.from(whole.toString('latin1').replace('"frames":3', '"frames":601'), 'latin1'),
    );
    bytes.writeUInt32LE(bytes.readUInt32LE(8) + 2, 8);
    const { body } = await taken(bytes);
    expect(body['errors']).toEqual({ uploadId: ['A series may have at most 600 slices.'] });
  });

  it('is announced by its type alone: a name could be the patient’s', async () => {
    const metadata = ['type scan', 'filename Doe.dcm'].map((pair) => {
      const [word, value = ''] = pair.split(' ');
      return `${word} ${Buffer.from(value).toString('base64')}`;
    });
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': '100',
      'upload-metadata': metadata.join(','),
    };
    expect((await anna.send('POST', 'uploads', undefined, headers)).code).toBe(400);
  });
});

describe('The check of a packed series', () => {
  const SIZE = { rows: 256, columns: 256, frames: 12, places: null } as const;
  /** White bars in the rhythm of letters, in the corner of every frame. */
  const isPrint = (at: number) => {
    const [x, y] = [at % 256, Math.floor(at / 256)];
    return y > 20 && y < 34 && x > 20 && x < 150 && x % 9 < 3;
  };

  it('[D-1422] looks at frames, extremes and what never changes, and finds nothing in a body', async () => {
    const { uploadId } = resultOf((await taken(await packed(factsOf(SIZE)))).body);
    const { state, looks } = await checked(uploadId);
    expect(state).toBe('nothing');
    const kinds = (looks as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(9).fill('frame'), 'least', 'most', 'constant']);
  });

  it('finds print that is as grey as the body by its never changing', async () => {
    const facts = factsOf(SIZE);
    const frames = framesOf(facts, (n, at) =>
      isPrint(at) ? 1_400 : 1_024 + ((at * 7_919 + n * 104_729) % 700),
    );
    const { uploadId } = resultOf((await taken(await packed(facts, frames))).body);
    const { state, places } = await checked(uploadId);
    expect(state).toBe('found');
    const [place] = places as { x: number; y: number; frame: number }[];
    expect(place?.y).toBeLessThan(180);
    expect(place?.frame).toEqual(expect.any(Number));
  });

  it('is one that its author has to look at if the header told of words', async () => {
    const reply = await taken(await packed(factsOf()), { burned: true });
    expect(await checked(resultOf(reply.body)['uploadId'])).toMatchObject({ state: 'found' });
  });
});
