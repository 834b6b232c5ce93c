import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { KEPT_LANDSCAPES, keptLandscape, keptLandscapes } from '../landscape/kept';
import { landscape, plain } from '../landscape/landscapes';

jest.setTimeout(900_000);

const COLUMNS = 240;
/** Compared so small that edges, grain and the boat do not count. */
const SEEN = { width: 48, height: 32, fit: 'fill' } as const;

const small = (picture: sharp.Sharp): Promise<Buffer> =>
  picture.resize(SEEN).toColourspace('srgb').removeAlpha().raw().toBuffer();

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

beforeAll(async () => {
  if (process.env['RECORD'] === undefined) return;
  await mkdir(KEPT_LANDSCAPES, { recursive: true });
  for (const { file, kind, seed } of keptLandscapes)
    await writeFile(join(KEPT_LANDSCAPES, file), await landscape(kind, seed));
  for (const there of await readdir(KEPT_LANDSCAPES))
    if (!keptLandscapes.some(({ file }) => file === there)) await rm(join(KEPT_LANDSCAPES, there));
});

describe('The kept landscapes of Beyond Surgery', () => {
  it.each(keptLandscapes)('$file shows the ground as it is rendered today', async (one) => {
    const { pixels, width, height } = plain(one.kind, one.seed, COLUMNS);
    const anew = await small(sharp(pixels, { raw: { width, height, channels: 3 } }));
    expect(
      difference(await small(sharp(await keptLandscape(one.by, one.kind))), anew),
    ).toBeLessThan(8);
  });

  it('are small together, without anything beside their pixels, and no two alike', async () => {
    const seen: Buffer[] = [];
    let bytes = 0;
    for (const one of keptLandscapes) {
      const picture = await keptLandscape(one.by, one.kind);
      const { format, width, height, exif, icc, xmp, iptc } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1_200, height: 800 });
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      const shown = await small(sharp(picture));
      for (const other of seen) expect(difference(shown, other)).toBeGreaterThan(3);
      seen.push(shown);
      bytes += (await stat(join(KEPT_LANDSCAPES, one.file))).size;
    }
    expect(bytes).toBeLessThan(4_000_000);
    expect((await readdir(KEPT_LANDSCAPES)).sort()).toEqual(
      keptLandscapes.map(({ file }) => file).sort(),
    );
  });
});
