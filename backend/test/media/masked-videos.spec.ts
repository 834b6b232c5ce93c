import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseMasks } from '../../src/media/masks.rules';
import { Ffmpeg } from '../../src/media/videos/ffmpeg';
import { makePlayable, probe } from '../../src/media/videos/video';

const LIMIT = { seconds: 30 };
const BLACK = 40;
const WHITE = 200;

describe('A stroke of the brush', () => {
  const ffmpeg = new Ffmpeg({ ffmpegPath: undefined, stage: 'local' });
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'suture-masked-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /**
   * The first frame of a white video with a brush stroke across the middle, 0.1 of its width thick.
   */
  async function brushed(width: number, height: number) {
    const [path, target, still] = ['white.mp4', 'masked.mp4', 'still.png'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    const white = `color=white:size=${width}x${height}:rate=5:duration=1`;
    await ffmpeg.run(['-f', 'lavfi', '-i', white, '-pix_fmt', 'yuv420p', path], LIMIT);
    const facts = await probe(ffmpeg, path, 'mp4');
    const masks = parseMasks('s100:300,500 700,500') ?? [];
    const source = { path, extension: 'mp4', facts, keepsSound: false, masks };
    await makePlayable(ffmpeg, source, target, 60);
    await ffmpeg.run(['-i', target, '-frames:v', '1', still], LIMIT);
    const { data } = await sharp(still).greyscale().raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => data[Math.round(y) * width + Math.round(x)] ?? Number.NaN;
  }

  it.each([
    ['wide', 1_260, 360],
    ['upright', 360, 640],
  ])('blackens a %s video as far as it was drawn, and no further', async (_name, width, height) => {
    const lightAt = await brushed(width, height);
    const reach = width * 0.05;
    for (const x of [0.3, 0.5, 0.7])
      for (const rise of [-0.95, 0, 0.95])
        expect(lightAt(x * width, height / 2 + rise * reach)).toBeLessThan(BLACK);
    for (const rise of [-1.5, 1.5])
      expect(lightAt(width / 2, height / 2 + rise * reach)).toBeGreaterThan(WHITE);
    expect(lightAt(0.2 * width, height / 2)).toBeGreaterThan(WHITE);
  });
});
