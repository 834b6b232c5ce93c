import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBarcodes } from 'zxing-wasm/reader';
import { type Code, codesIn } from '../../../src/media/checks/codes';
import { boxesIn, endLooking, lookForWords } from '../../../src/media/checks/look-for-words';
import { maskOf, type Place } from '../../../src/media/checks/places.rules';
import { ProcessorBudget } from '../../../src/media/checks/processor-budget';
import { readPage } from '../../../src/media/checks/read-page';
import { reader } from '../../../src/media/checks/reader';
import { redraw } from '../../../src/media/pictures/picture';
import { uploadRules } from '../../../src/media/upload.rules';
import { CODE_FORMATS, codePicture, drawnCode } from './drawn-codes';
import { diceOf, drawnPicture } from './drawn-pictures';

// Dozens of pictures are drawn and searched while other specs run.
jest.setTimeout(300_000);

const plenty = () => new ProcessorBudget(Number.POSITIVE_INFINITY);
const CLEAN = 12;
/** Others than those that the search was tuned on. */
const FIRST_SEED = 8_000;
/** Each with a size, a direction and a polarity that differ. */
const STYLES = [
  { module: 2, angle: 0, isLight: false },
  { module: 2, angle: 90, isLight: true },
  { module: 3, angle: 12, isLight: true },
  { module: 3, angle: -38, isLight: false },
  { module: 4, angle: 65, isLight: false },
  { module: 5, angle: 180, isLight: true },
];

/** Turned PDF417 is not promised. */
const UPRIGHT = STYLES.filter(({ angle }) => angle % 90 === 0);

const folder = mkdtempSync(join(tmpdir(), 'suture-codes-'));
const path = join(folder, 'picture');
afterAll(async () => {
  await Promise.all([endLooking(), reader.end()]);
  rmSync(folder, { recursive: true });
});

async function greyOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Nothing but the corners by which readers recognise a QR code. */
function cornerOfQr(x: number, y: number): number {
  const ring = Math.max(Math.abs((x % 8) - 3), Math.abs((y % 8) - 3));
  return ring === 2 || ring > 3 ? 255 : 0;
}

const isIn = ({ x, y }: { x: number; y: number }, code: Code) =>
  x > code.left && x < code.left + code.width && y > code.top && y < code.top + code.height;

const codes = (places: readonly Place[]) => places.filter(({ kind }) => kind === 'code');
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b9b4aa' } });

describe('[D-1321] Codes', () => {
  it('are found in whatever direction, dark or light, and nothing else is', async () => {
    const missed: string[] = [];
    let others = 0;
    const dice = diceOf(FIRST_SEED);
    for (const format of CODE_FORMATS)
      for (const style of format === 'PDF417' ? UPRIGHT : STYLES) {
        const { picture, middle } = await codePicture({ format, ...style }, dice);
        const found = await codesIn(await greyOf(picture), plenty());
        if (!found.some((code) => isIn(middle, code)))
          missed.push(`${format} ${JSON.stringify(style)}`);
        others += found.filter((code) => !isIn(middle, code)).length;
      }
    if (missed.length > CODE_FORMATS.length * STYLES.length * 0.05) expect(missed).toEqual([]);
    expect(others).toBe(0);
  });

  it('are not seen where there are none', async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + CLEAN; seed++)
      expect(await codesIn(await drawnPicture(seed, false), plenty())).toEqual([]);
  });

  it('[D-1322] of a picture that was made to last are not searched for to its end', async () => {
    const size = { width: 2_400, height: 2_400 };
    const pixels = new Uint8Array(size.width * size.height).map((_, at) =>
      cornerOfQr(at % size.width, Math.floor(at / size.width)),
    );
    let parts = 0;
    const budget = new ProcessorBudget(4, () => parts++);
    await expect(codesIn({ ...size, pixels }, budget)).rejects.toThrow('It takes too long.');
    expect(parts).toBe(5);
  });

  it('are found several at once, small in a photograph of twelve megapixels', async () => {
    const labels = [
      { input: await drawnCode({ format: 'Code128', module: 4, angle: 30 }), left: 1_900, top: 90 },
      { input: await drawnCode({ format: 'QRCode', module: 2 }), left: 3_800, top: 2_800 },
      { input: await drawnCode({ format: 'DataMatrix', module: 3 }), left: 2_200, top: 1_400 },
    ];
    await blank(4_000, 3_000).composite(labels).jpeg({ quality: 92 }).toFile(path);
    const places = await lookForWords(path, { inColour: true });
    expect(places.map(({ kind }) => kind)).toEqual(['code', 'code', 'code']);
  });

  it('are found in every frame', async () => {
    const empty = await blank(600, 400).png().toBuffer();
    const input = await drawnCode({ format: 'Aztec', module: 4 });
    const last = await blank(600, 400).composite([{ input }]).png().toBuffer();
    await sharp([empty, empty, last], { join: { animated: true } })
      .gif()
      .toFile(path);
    expect(codes(await lookForWords(path, { asksForFaces: false }))).toHaveLength(1);
  });

  it('are marked on the pages of reports, whatever is read there', async () => {
    const input = await drawnCode({ format: 'Code39', module: 3 });
    await blank(1_200, 900)
      .composite([{ input, left: 200, top: 200 }])
      .png()
      .toFile(path);
    expect(codes(await readPage(path, await boxesIn(path)))).toHaveLength(1);
  });

  it.each(CODE_FORMATS)('cannot be read in what others get: %s', async (format) => {
    const published = join(folder, 'published.png');
    const { picture } = uploadRules['case-image'];
    const read = async () => (await readBarcodes(new Uint8Array(await readFile(published)))).length;
    const drawn = await codePicture({ format, module: 4 }, diceOf(FIRST_SEED + 1));
    await sharp(drawn.picture).png().toFile(path);
    await redraw({ path, type: 'png' }, published, picture);
    expect(await read()).toBe(1);
    const masks = codes(await lookForWords(path, { asksForFaces: false })).map(maskOf);
    await redraw({ path, type: 'png', masks }, published, picture);
    expect(await read()).toBe(0);
  });
});
