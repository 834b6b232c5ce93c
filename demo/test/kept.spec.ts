import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { finished, type Plate } from '../anatomy/cameras/plate';
import { pictureOf } from '../anatomy/examination';
import { type ExaminationName, examinations } from '../anatomy/examinations';
import { KEPT, keptPicture } from '../anatomy/kept';
import { Random } from '../random';

jest.setTimeout(900_000);

const names = Object.keys(examinations) as ExaminationName[];
const COLUMNS = 150;
/** Compared so small that edges and grain do not count. */
const SEEN = 60;

const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(SEEN, SEEN, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();

/** The examination as the code takes it today, coarsely: quick enough for every run. */
async function takenAnew(name: ExaminationName): Promise<Buffer> {
  const { take, width, finish } = examinations[name];
  const coarse: Plate = take(width / COLUMNS);
  return small(await finished(coarse, { ...finish, grain: undefined }, new Random(name)));
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length;

beforeAll(async () => {
  if (process.env['RECORD'] === undefined) return;
  await mkdir(KEPT, { recursive: true });
  const wanted =
    process.env['ONLY'] === undefined
      ? names
      : names.filter((name) => name.includes(process.env['ONLY'] ?? ''));
  for (const name of wanted)
    await writeFile(join(KEPT, `${name}.jpg`), await pictureOf(examinations[name]));
  for (const file of await readdir(KEPT))
    if (!names.some((name) => file === `${name}.jpg`)) await rm(join(KEPT, file));
});

describe('The kept pictures of the demo’s examinations', () => {
  it.each(names)('show what the volume of %s shows today', async (name) => {
    expect(difference(await small(await keptPicture(name)), await takenAnew(name))).toBeLessThan(5);
  });

  it('are without anything beside their pixels, no two alike, and small together', async () => {
    const seen = await Promise.all(names.map(async (name) => small(await keptPicture(name))));
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(3);
    for (const name of names) {
      const { format, exif, icc, xmp, iptc, width } = await sharp(
        await keptPicture(name),
      ).metadata();
      expect([format, width, exif, icc, xmp, iptc]).toEqual([
        'jpeg',
        1200,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(KEPT, `${name}.jpg`))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
    expect((await readdir(KEPT)).sort()).toEqual(names.map((name) => `${name}.jpg`).sort());
  });
});
