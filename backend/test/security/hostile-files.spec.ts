import { endDrawing } from '../../src/media/documents/report';
import { MediaApp } from '../media/support/media-app';
import { FILMS, type HostileFile, ORDINARY, PICTURES, REPORTS } from './support/hostile-files';

/** Longer than any of them takes, on a slow machine with others at work. */
const LONGEST_MS = 60_000;
/** Beyond what the process has before: two pictures of 40 megapixels may be decoded at once. */
const MOST_BYTES = 600 * 1024 ** 2;
const LOOK_EVERY_MS = 20;

jest.setTimeout(900_000);

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(async () => {
  await endDrawing();
  await media.stop();
});

const sent = ({ name, type, bytes }: HostileFile) =>
  media.post('case', [{ field: 'files', name, bytes, type }]);

/** How long some work takes, and how much memory of this process, decoders included. */
async function measured<Result>(work: () => Promise<Result>) {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK_EVERY_MS);
  const since = performance.now();
  const result = await work();
  clearInterval(timer);
  return { result, ms: performance.now() - since, bytes: most - before };
}

/** A decoder that crashed would refuse whatever comes after it. */
afterEach(async () => {
  for (const made of ORDINARY) expect((await sent(await made())).status).toBe(200);
});

async function expectBounded(file: HostileFile, status: number): Promise<number[]> {
  const { result, ms, bytes } = await measured(() => sent(file));
  expect(result.status).toBe(status);
  expect(ms).toBeLessThan(LONGEST_MS);
  expect(bytes).toBeLessThan(MOST_BYTES);
  return result.body.assets ?? [];
}

describe('A hostile file takes little time and memory, and is refused or made harmless:', () => {
  it.each(PICTURES)('%s', async (_what, status, made) => {
    await expectBounded(await made(), status);
  });

  it.each(REPORTS)('a PDF with %s', async (_what, status, made) => {
    await expectBounded(await made(), status);
  });

  it.each(FILMS)('%s', async (_what, state, made) => {
    const [id = 0] = await expectBounded(await made(), 200);
    const { ms, bytes } = await measured(() => media.work(id));
    expect((await media.asset(id)).state).toBe(state);
    expect(ms).toBeLessThan(LONGEST_MS);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
