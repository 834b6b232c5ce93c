import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { endLooking, lookForWords } from '../../../src/media/checks/look-for-words';
import type { Place } from '../../../src/media/checks/places.rules';
import { reader } from '../../../src/media/checks/reader';

// Large pictures are searched while other specs run.
jest.setTimeout(900_000);

const folder = mkdtempSync(join(tmpdir(), 'suture-seen-'));
const path = join(folder, 'picture');
afterAll(async () => {
  await Promise.all([endLooking(), reader.end()]);
  rmSync(folder, { recursive: true });
});

interface Print {
  readonly fill: string;
  readonly width?: number;
  readonly height?: number;
  readonly size?: number;
  readonly ground?: string;
}

/** A sheet on which a name stands a quarter from the left and half from the top. */
function aSheet({ fill, width = 800, height = 600, size = 30, ground = 'none' }: Print) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>
    <text x="${width / 4}" y="${height / 2}" font-family="DejaVu Sans" font-size="${size}" fill="${fill}">THRELFALL PHILIPPA</text></svg>`;
  return sharp(Buffer.from(svg));
}

/** Whether the name lies within one of the places that were found. */
const isNamed = (places: readonly Place[]) =>
  places.some(
    ({ x, y, width, height }) => x <= 255 && x + width >= 262 && y <= 500 && y + height >= 490,
  );

const look = async () => lookForWords(path, { inColour: true });

describe('[D-1161] What is looked at is what others see', () => {
  it('small print of a photograph of twelve megapixels', async () => {
    await aSheet({ fill: '#202020', ground: '#dddad2', width: 4_000, height: 3_000, size: 13 })
      .jpeg({ quality: 95 })
      .toFile(path);
    expect(isNamed(await look())).toBe(true);
  });

  it.each(['#ffffff', '#000000', '#808080'])('%s words on nothing', async (fill) => {
    await aSheet({ fill }).png().toFile(path);
    expect(isNamed(await look())).toBe(true);
  });

  it('words that an eraser made transparent', async () => {
    const { data, info } = await aSheet({ fill: '#101010', ground: '#e8e8e8' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 3; at < data.length; at += 4) data[at] = at % 12 === 3 ? 1 : 0;
    await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toFile(path);
    expect(isNamed(await look())).toBe(true);
  });

  it('every frame of an animation', async () => {
    const frame = (fill: string) => aSheet({ fill, ground: '#303030' }).png().toBuffer();
    const frames = [await frame('#303030'), await frame('#303030'), await frame('#f0f0f0')];
    await sharp([...frames, await frame('#303030')], { join: { animated: true } })
      .gif()
      .toFile(path);
    expect(isNamed(await look())).toBe(true);
  });

  it.each([
    ['red on the grey of tissue', { fill: '#d05050', ground: '#7a7a7a' }],
    ['blue on a grey as light', { fill: '#7070d8', ground: '#797979' }],
  ])('words that only their colour tells from what is behind: %s', async (_, print) => {
    await aSheet(print).png().toFile(path);
    expect(isNamed(await lookForWords(path))).toBe(false);
    expect(isNamed(await look())).toBe(true);
  });
});
