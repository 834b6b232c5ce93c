import sharp from 'sharp';
import { BLUE, RED } from './bmps';
import { madeByFfmpeg } from './by-ffmpeg';
import {
  box,
  colours,
  cropped,
  grid,
  heif,
  type Item,
  isAlpha,
  mirrored,
  overlay,
  type Property,
  sides,
  turned,
  u8,
  u16,
  u32,
} from './heif-boxes';
import type { ForeignFile } from './pictures';

const [WIDTH, HEIGHT] = [64, 48];
const HALVES = [RED, BLUE] as const;
/** By the weights of BT.601. */
const GREYS = [
  [87, 87, 87],
  [69, 69, 69],
] as const;
const WHITE = [255, 255, 255];

const [BT709, BT601, IDENTITY] = [1, 6, 0];
const PIXELS = {
  'of 8 bits, 4:2:0': ['yuv420p', 1, BT601],
  'of 8 bits, 4:2:2': ['yuv422p', 2, BT601],
  'of 8 bits, 4:4:4': ['yuv444p', 3, BT601],
  'of 10 bits, 4:2:0': ['yuv420p10le', 1, BT601],
  'of 10 bits, 4:2:2': ['yuv422p10le', 2, BT601],
  'of 10 bits, 4:4:4': ['yuv444p10le', 3, BT601],
  'of 12 bits, 4:2:0': ['yuv420p12le', 1, BT601],
  'of 12 bits, 4:4:4': ['yuv444p12le', 3, BT601],
  'of grey': ['gray', 0, BT601],
  'of grey, 10 bits': ['gray10le', 0, BT601],
  'of grey, 12 bits': ['gray12le', 0, BT601],
  'of red, green and blue': ['gbrp', 3, IDENTITY],
  'of red, green and blue, 10 bits': ['gbrp10le', 3, IDENTITY],
} as const;

/** Pictures that others are made of: how ffmpeg changes its own, which is red and blue. */
const SHAPED = {
  plain: 'null',
  'BT.709': 'scale=out_color_matrix=bt709',
  'full range': 'scale=out_range=full',
  'turned right': 'transpose=1',
  'upside down': 'hflip,vflip',
  'turned left': 'transpose=2',
  'left for right': 'hflip',
  'left for right, turned right': 'hflip,transpose=1',
  'within green': 'pad=128:80:32:16:green',
  'left part': 'crop=32:48:0:0,scale=64:64',
  'right part': 'crop=32:48:32:0,scale=64:64',
  'left half': 'crop=32:48:0:0',
  'right half': 'crop=32:48:32:0',
} as const;
/** Masks of transparency. */
const MASKS = {
  'all of it': 'format=gray,geq=lum=255',
  'the right half': String.raw`format=gray,geq=lum=255*gte(X\,32)`,
} as const;

const depthOf = (format: string) => Number(/1[02](?=le)/.exec(format)?.[0] ?? 8);
const coded = (format: string, change = 'null') =>
  `-frames:v 1 -vf ${change} -c:v libx265 -pix_fmt ${format} -x265-params log-level=none:crf=4 -f hevc`;

/** The units of a raw stream, without what stands between them. */
function unitsOf(stream: Buffer): Buffer[] {
  const starts = [...stream.toString('latin1').matchAll(/\0\0\x01/g)].map(({ index }) => index);
  return starts.map((at, nth) => {
    const unit = stream.subarray(at + 3, starts[nth + 1]);
    return unit.at(-1) === 0 ? unit.subarray(0, -1) : unit;
  });
}

const kindOf = (unit: Buffer) => ((unit[0] ?? 0) >> 1) & 0x3f;
const [FIRST_PARAMETERS, SEQUENCE, LAST_PARAMETERS, LAST_SLICE] = [32, 33, 34, 31];

interface Coded {
  readonly data: Buffer;
  readonly decoder: Property;
}

function codedOf(stream: Buffer, chroma: number, depth: number): Coded {
  const units = unitsOf(stream);
  const parameters = units.filter(
    (unit) => kindOf(unit) >= FIRST_PARAMETERS && kindOf(unit) <= LAST_PARAMETERS,
  );
  const sequence = parameters.find((unit) => kindOf(unit) === SEQUENCE) ?? Buffer.alloc(0);
  // Profile, tier and level, without the emulation prevention bytes.
  const plain = Buffer.from(
    sequence.toString('latin1').replace(/\0\0\x03/g, '\0\0'),
    'latin1',
  ).subarray(3, 15);
  const arrays = parameters.map((unit) =>
    Buffer.concat([u8(0x80 | kindOf(unit)), u16(1, unit.length), unit]),
  );
  const description = Buffer.concat([
    u8(1),
    plain,
    u16(0xf000),
    u8(0xfc, 0xfc | chroma, 0xf8 | (depth - 8)),
    u8(0xf8 | (depth - 8)),
    u16(0),
    u8(0x0f, arrays.length),
    ...arrays,
  ]);
  const slices = units.filter((unit) => kindOf(unit) <= LAST_SLICE);
  return {
    data: Buffer.concat(slices.flatMap((unit) => [u32(unit.length), unit])),
    decoder: { bytes: box('hvcC', description), isEssential: true },
  };
}

type Known = (name: keyof typeof SHAPED | keyof typeof MASKS) => Coded;

/** A picture of its own. */
const still = (
  id: number,
  { data, decoder }: Coded,
  [width, height]: readonly number[] = [WIDTH, HEIGHT],
  ...more: readonly Property[]
): Item => ({
  id,
  data,
  type: 'hvc1',
  properties: [decoder, sides(width ?? 0, height ?? 0), ...more],
});
const limited = (matrix = BT601) => colours(matrix);
const made = (
  type: string,
  data: Buffer,
  size: readonly number[],
  of: readonly number[],
): Item => ({
  id: 9,
  type,
  data,
  refers: { as: 'dimg', to: of },
  properties: [sides(size[0] ?? 0, size[1] ?? 0), limited()],
});
const hidden = (item: Item): Item => ({ ...item, isHidden: true });
const belonging = (item: Item, as: string): Item => ({ ...item, refers: { as, to: [1] } });
const alone = (...of: Parameters<typeof still>) => heif([still(...of)], of[0]);

const TALL = [HEIGHT, WIDTH];
const TILE = [64, 64];
const HALF = [32, 48];

function arranged(of: Known): Readonly<Record<string, Buffer>> {
  const plain = () => still(1, of('plain'), undefined, limited());
  const wrong = (id: number) => still(id, of('left for right'), undefined, limited());
  const tiles = (...names: (keyof typeof SHAPED)[]) =>
    names.map((name, at) => hidden(still(at + 1, of(name), TILE, limited())));
  const mask = (name: keyof typeof MASKS) =>
    belonging(still(2, of(name), undefined, isAlpha, colours(2, true)), 'auxl');
  const across = tiles('left part', 'right part');
  const both = tiles('left part', 'right part', 'left part', 'right part');
  const halves = (['left half', 'right half'] as const).map((name, at) =>
    hidden(still(at + 1, of(name), HALF, limited())),
  );
  return {
    'of BT.709': alone(1, of('BT.709'), undefined, limited(BT709)),
    'of the full range': alone(1, of('full range'), undefined, colours(BT601, true)),
    'turned by a quarter': alone(1, of('turned right'), TALL, limited(), turned(1)),
    'turned by a half': alone(1, of('upside down'), undefined, limited(), turned(2)),
    'turned by three quarters': alone(1, of('turned left'), TALL, limited(), turned(3)),
    mirrored: alone(1, of('left for right'), undefined, limited(), mirrored(1)),
    'turned and mirrored': alone(
      1,
      of('left for right, turned right'),
      TALL,
      limited(),
      turned(1),
      mirrored(1),
    ),
    cropped: alone(1, of('within green'), [128, 80], limited(), cropped(WIDTH, HEIGHT)),
    'of two tiles': heif([...across, made('grid', grid(2, 1, 128, 64), [128, 64], [1, 2])], 9),
    'of two tiles, the last cut': heif(
      [...across, made('grid', grid(2, 1, 120, 50), [120, 50], [1, 2])],
      9,
    ),
    'of four tiles': heif(
      [...both, made('grid', grid(2, 2, 128, 128), [128, 128], [1, 2, 3, 4])],
      9,
    ),
    'laid together': heif(
      [...halves, made('iovl', overlay(64, 48, [0, 0, 32, 0]), [64, 48], [1, 2])],
      9,
    ),
    'that is another': heif([hidden(plain()), made('iden', Buffer.alloc(0), [64, 48], [1])], 9),
    'with a mask': heif([plain(), mask('all of it')], 1),
    'half of it transparent': heif([plain(), mask('the right half')], 1),
    'before another': heif([plain(), wrong(2)], 1),
    'after another': heif([wrong(1), still(2, of('plain'), undefined, limited())], 2),
    'named first, after another': heif([wrong(2), plain()], 1),
    'with a small one before it': heif([belonging(wrong(5), 'thmb'), plain()], 1),
    'with a small one behind it': heif([plain(), belonging(wrong(5), 'thmb')], 1),
    'of the family': heif([plain()], 1, 'mif1'),
    'of more than 8 bits, by its name': heif([plain()], 1, 'heix'),
  };
}

/** Pictures of HEVC as ffmpeg encodes them, in containers written by hand. */
export async function heifsByFfmpeg(): Promise<ForeignFile[]> {
  const formats = Object.entries(PIXELS).map(([what, [format]]) => [what, coded(format)]);
  const shapes = Object.entries(SHAPED).map(([what, change]) => [
    what,
    coded('yuv444p', `${change},format=yuv444p`),
  ]);
  const masks = Object.entries(MASKS).map(([what, change]) => [what, coded('gray', change)]);
  const streams: Record<string, Buffer> = await madeByFfmpeg(
    Object.fromEntries([...formats, ...shapes, ...masks]),
  );
  const of: Known = (name) => codedOf(streams[name] ?? Buffer.alloc(0), name in MASKS ? 0 : 3, 8);
  const files = Object.entries(PIXELS).map(([what, [format, chroma, matrix]]): ForeignFile => {
    const picture = codedOf(streams[what] ?? Buffer.alloc(0), chroma, depthOf(format));
    const isFull = matrix === IDENTITY;
    return {
      what: `HEIC ${what}`,
      name: 'a.heic',
      expected: 'taken',
      bytes: alone(1, picture, undefined, colours(matrix, isFull)),
      halves: chroma === 0 ? GREYS : HALVES,
    };
  });
  const others = Object.entries(arranged(of)).map(
    ([what, bytes]): ForeignFile => ({
      what: `HEIC ${what}`,
      name: 'a.heic',
      bytes,
      expected: 'taken',
      halves: what.startsWith('half') ? [WHITE, BLUE] : HALVES,
    }),
  );
  return [...files, ...others, ...(await avifs())];
}

/** AV1 in the same container, whatever its name says. */
async function avifs(): Promise<ForeignFile[]> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#dc1e1e' } });
  const bytes = await picture.avif({ quality: 90 }).toBuffer();
  const family = Buffer.from(bytes);
  family.write('mif1', 8);
  return [
    ...['a.heic', 'a.heif', 'a.jpg', 'a.avif'].map(
      (name): ForeignFile => ({
        what: `AVIF, named ${name}`,
        name,
        bytes,
        expected: 'foreign',
      }),
    ),
    { what: 'AVIF of the family', name: 'a.heic', bytes: family, expected: 'either' },
  ];
}
