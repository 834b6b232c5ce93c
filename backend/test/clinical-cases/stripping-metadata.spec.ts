import sharp from 'sharp';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  caseForm,
  idIn,
  type SentFile,
  startWithFiles,
  theCase,
  withImages,
} from './support/cases';
import { numbersFrom, partsOf, tellingJpeg, tellingPng } from './support/telling-pictures';

const PICTURES = 200;
const IN_A_CASE = 10;
/**
 * JPEG: frame, tables, restart interval and JFIF header. PNG: header, pixel density, palette,
 * transparency, pixels and end.
 */
const ALLOWED = /^(?:c0|c2|c4|db|dd|e0 JFIF|IHDR|pHYs|PLTE|tRNS|IDAT|IEND|end)$/;

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

async function telling(index: number): Promise<SentFile> {
  const next = numbersFrom(index + 1);
  return index % 4 === 0
    ? { name: `${index}.png`, bytes: await tellingPng(next), type: 'image/png' }
    : { name: `${index}.jpg`, bytes: await tellingJpeg(next), type: 'image/jpeg' };
}

async function published(files: readonly SentFile[]): Promise<Buffer[]> {
  const id = idIn(await anna.post('clinicalCases', withImages(caseForm(), files)));
  const shown = (await theCase(anna, id))['files'] as { url: string }[];
  return Promise.all(
    shown.map(async ({ url }) => Buffer.from(await (await fetch(app.url + url)).arrayBuffer())),
  );
}

describe('What is beside the pixels of 200 pictures', () => {
  it('tells before they are posted: cameras, places, dates, names, thumbnails, comments', async () => {
    const [png, jpeg] = await Promise.all([telling(0), telling(1)]);
    const metadata = await Promise.all([png, jpeg].map((file) => sharp(file?.bytes).metadata()));
    expect(metadata.map(({ exif, xmp }) => [exif !== undefined, xmp !== undefined])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(metadata[1]?.iptc).toBeDefined();
    expect(partsOf(jpeg?.bytes as Buffer)).toEqual(
      expect.arrayContaining(['e1', 'ed', 'fe', 'trailing bytes']),
    );
  });

  it('is gone at their published addresses', async () => {
    const files = await Promise.all(Array.from({ length: PICTURES }, (_, index) => telling(index)));
    const shown: Buffer[] = [];
    for (let from = 0; from < PICTURES; from += IN_A_CASE)
      shown.push(...(await published(files.slice(from, from + IN_A_CASE))));
    const left = shown.flatMap((picture, index) =>
      partsOf(picture)
        .filter((part) => !ALLOWED.test(part))
        .map((part) => `${index}: ${part}`),
    );
    expect([shown.length, left]).toEqual([PICTURES, []]);
    expect(
      shown.filter((picture) =>
        /Okafor|Keller|Tanaka|Haddad|Ward 7|MRN/.test(picture.toString('latin1')),
      ),
    ).toEqual([]);
  }, 900_000);
});
