import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeBmp } from '../../src/media/pictures/bmp-pixels';
import { UnusablePicture } from '../../src/media/pictures/unusable-picture';
import { findFfmpeg } from '../../src/media/videos/ffmpeg';
import { aBmpOf, BMPS, expectedAt, SIDES } from './foreign/bmps';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-bmps-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The pixels by ffmpeg's decoder. */
async function byFfmpeg(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'a.bmp');
  await writeFile(path, bytes);
  const ffmpeg = await findFfmpeg({ ffmpegPath: undefined, stage: 'local' });
  const to = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'];
  const run = promisify(execFile);
  const { stdout } = await run(ffmpeg, ['-v', 'error', '-i', path, ...to], { encoding: 'buffer' });
  return stdout;
}

/** The largest difference of a colour between what was read and what was drawn. */
function farthest(pixels: Uint8Array, bits: number): number {
  let most = 0;
  for (let y = 0; y < SIDES.height; y++)
    for (let x = 0; x < SIDES.width; x++)
      for (const [channel, value] of expectedAt(x, y, bits).entries()) {
        const read = pixels[(y * SIDES.width + x) * 3 + channel] ?? -999;
        most = Math.max(most, Math.abs(read - value));
      }
  return most;
}

const ONLY_HERE = ['32 bits, ten bits a colour', '32 bits, fields with transparency'];

describe('[D-923] A BMP', () => {
  it.each(Object.entries(BMPS))('of %s keeps its colours', (_what, kind) => {
    const { pixels, ...sides } = decodeBmp(aBmpOf(kind));
    expect(sides).toEqual(SIDES);
    const step = kind.bits === 16 ? (kind.header ? 9 : 5) : 1;
    expect(farthest(pixels, kind.bits)).toBeLessThanOrEqual(step);
  });

  it('is read as another decoder reads it', async () => {
    for (const [what, kind] of Object.entries(BMPS)) {
      if (ONLY_HERE.includes(what) || kind.header === 108) continue;
      const bytes = aBmpOf(kind);
      const { pixels } = decodeBmp(bytes);
      const other = await byFfmpeg(bytes);
      const apart = pixels.map((value, at) => Math.abs(value - (other[at] ?? 999)));
      expect([what, Math.max(...apart) <= 8]).toEqual([what, true]);
    }
  });

  it('is white where it is transparent', () => {
    const kind = { bits: 32, header: 124, masks: [0xff0000, 0xff00, 0xff, 0xff000000] } as const;
    const bytes = aBmpOf({ ...kind, alpha: 128 });
    const [red = 0, green = 0] = decodeBmp(bytes).pixels;
    expect([red, green].map((value) => Math.round(value / 10))).toEqual([24, 14]);
  });

  it.each([
    ['is cut off', aBmpOf({ bits: 24 }).subarray(0, 300)],
    ['has no pixels', aBmpOf({ bits: 8 }).subarray(0, 60)],
    ['runs beyond its end', aBmpOf({ bits: 8, isRunLength: true }).subarray(0, -20)],
    ['is stored as a JPEG', changed(aBmpOf({ bits: 24 }), 30, 4)],
    ['has two bits', changed(aBmpOf({ bits: 4 }), 28, 2)],
    ['has a header of another kind', changed(aBmpOf({ bits: 24 }), 14, 99)],
    ['has no width', changed(aBmpOf({ bits: 24 }), 18, 0)],
  ])('is refused when it %s', (_what, bytes) => {
    expect(() => decodeBmp(bytes)).toThrow(UnusablePicture);
  });
});

function changed(bytes: Buffer, at: number, value: number): Buffer {
  bytes[at] = value;
  return bytes;
}
