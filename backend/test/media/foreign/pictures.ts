import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aBmpOf, BLUE, BMPS, RED, SIDES } from './bmps';
import { heifsByFfmpeg } from './heifs';
import { heics, stillsByFfmpeg } from './stills';

/** A file as other programs write it. */
export interface ForeignFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** `foreign` is of a type that no door takes, whatever its name says. */
  readonly expected: 'taken' | 'refused' | 'either' | 'foreign';
  /** Mean colours of the left and the right half, where it is taken. */
  readonly halves?: readonly [readonly number[], readonly number[]];
}

/** Stands in what programs note beside pictures and pages. */
export const SECRET = 'ZQXSECRETVALUE';
const JUNK = Buffer.from(`Thu Feb 19 2012 ${SECRET} `.repeat(8));
const HALVES = [RED, BLUE] as const;

/** Red on the left, blue on the right. */
const drawn = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: toCss(RED) } }).composite([
    {
      input: { create: { width: 20, height: 30, channels: 3, background: toCss(BLUE) } },
      left: 20,
      top: 0,
    },
  ]);
const toCss = ([r = 0, g = 0, b = 0]: readonly number[]) => `rgb(${r},${g},${b})`;

export async function foreignPictures(): Promise<ForeignFile[]> {
  return [
    ...bmps(),
    ...(await pngs()),
    ...(await jpegs()),
    ...(await others()),
    ...(await broken()),
    ...(await stillsByFfmpeg()),
    ...(await heics()),
    ...(await heifsByFfmpeg()),
  ];
}

const bmps = (): ForeignFile[] =>
  Object.entries(BMPS).map(([what, kind]) => ({
    what: `BMP of ${what}`,
    name: 'a.bmp',
    bytes: aBmpOf(kind),
    expected: 'taken',
    halves: HALVES,
  }));

function chunk(type: string, data: Buffer, isRight = true): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc32(body) ^ (isRight ? 0 : 1)) >>> 0);
  return Buffer.concat([length, body, sum]);
}

async function pngs(): Promise<ForeignFile[]> {
  const plain = await drawn().png().toBuffer();
  const withChunk = (...chunks: Buffer[]) =>
    Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
  const profile = (data: Buffer) => Buffer.concat([Buffer.from('p\0\0'), data]);
  const made: Record<string, Buffer | Promise<Buffer>> = {
    'PNG with a profile of nonsense': withChunk(chunk('iCCP', profile(deflateSync(JUNK)))),
    'PNG with a profile that does not unfold': withChunk(chunk('iCCP', profile(JUNK))),
    'PNG with EXIF of nonsense': withChunk(chunk('eXIf', JUNK)),
    'PNG of the 99th month': withChunk(chunk('tIME', Buffer.from([7, 220, 99, 99, 99, 99, 99]))),
    'PNG with half a time': withChunk(chunk('tIME', Buffer.from([1]))),
    'PNG with a text of a wrong sum': withChunk(chunk('tEXt', JUNK, false)),
    'PNG with a text without a name': withChunk(chunk('tEXt', JUNK)),
    'PNG with a text that does not unfold': withChunk(
      chunk('zTXt', Buffer.from('Date\0\0nonsense')),
    ),
    'PNG with half an XMP': withChunk(chunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x'))),
    'PNG of no gamma': withChunk(chunk('gAMA', Buffer.alloc(4))),
    'PNG of colours beyond all': withChunk(chunk('cHRM', Buffer.alloc(32, 255))),
    'PNG with half a size': withChunk(chunk('pHYs', Buffer.alloc(3))),
    'PNG with words behind it': Buffer.concat([plain, JUNK]),
    'PNG without an end': plain.subarray(0, -12),
    'PNG of few colours': drawn().png({ palette: true, colours: 4 }).toBuffer(),
    'PNG, interlaced': drawn().png({ progressive: true }).toBuffer(),
    'PNG of 16 bits': drawn().toColourspace('rgb16').png().toBuffer(),
    'PNG with transparency': drawn().ensureAlpha().png().toBuffer(),
  };
  return all(made, 'a.png');
}

function segment(mark: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

async function jpegs(): Promise<ForeignFile[]> {
  const quality = { quality: 95, chromaSubsampling: '4:4:4' } as const;
  const plain = await drawn().jpeg(quality).toBuffer();
  const withSegment = (...segments: Buffer[]) =>
    Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
  const exif = (data: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), data]));
  const profile = (parts: string, data: Buffer) =>
    segment(0xe2, Buffer.concat([Buffer.from(`ICC_PROFILE\0${parts}`), data]));
  const made: Record<string, Buffer | Promise<Buffer>> = {
    'JPEG with EXIF of nonsense': withSegment(exif(JUNK)),
    'JPEG with empty EXIF': withSegment(exif(Buffer.alloc(0))),
    'JPEG with EXIF that claims much': withSegment(
      exif(Buffer.from('49492a0008000000ffff', 'hex')),
    ),
    'JPEG with EXIF beyond its end': withSegment(exif(Buffer.from('4d4d002affffffff', 'hex'))),
    'JPEG with a profile of nonsense': withSegment(profile('\x01\x01', JUNK)),
    'JPEG with half a profile': withSegment(profile('\x02\x05', JUNK)),
    'JPEG with half an XMP': withSegment(
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta ${SECRET}`)),
    ),
    'JPEG with IPTC beyond its end': withSegment(
      segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\xff\xff\xff\xff', 'latin1')),
    ),
    'JPEG with marks in its comment': withSegment(segment(0xfe, Buffer.from([0xff, 0xd9, 0, 1]))),
    'JPEG with words behind it': Buffer.concat([plain, JUNK]),
    'JPEG with zeros before a mark': withSegment(exif(JUNK), Buffer.from([0, 0])),
    'JPEG, progressive': drawn()
      .jpeg({ ...quality, progressive: true })
      .toBuffer(),
    'JPEG for print': drawn().toColourspace('cmyk').jpeg(quality).toBuffer(),
    'JPEG with coarse colours': drawn()
      .jpeg({ ...quality, chromaSubsampling: '4:2:0' })
      .toBuffer(),
  };
  for (const orientation of [1, 3, 6, 8, 9])
    made[`JPEG that lies like ${orientation}`] = drawn()
      .jpeg(quality)
      .withMetadata({ orientation: Math.min(orientation, 8) })
      .toBuffer();
  return (await all(made, 'a.jpg')).map((one) =>
    /print|like [3-9]/.test(one.what) ? { ...one, halves: undefined } : one,
  ) as ForeignFile[];
}

async function others(): Promise<ForeignFile[]> {
  const gif = await drawn().gif().toBuffer();
  const webp = await drawn().webp({ quality: 95 }).toBuffer();
  const ended = (...bytes: Buffer[]) =>
    Buffer.concat([gif.subarray(0, -1), ...bytes, Buffer.from([0x3b])]);
  const gifs: Record<string, Buffer | Promise<Buffer>> = {
    'GIF with a comment': ended(Buffer.from([0x21, 0xfe, 4, 1, 2, 3, 255, 0])),
    'GIF with notes of a program': ended(
      Buffer.from([0x21, 0xff, 11]),
      Buffer.from('XMP DataXMP'),
      Buffer.from([3, 1, 2, 3, 0]),
    ),
    'GIF without an end': gif.subarray(0, -1),
    'GIF with words behind it': Buffer.concat([gif, JUNK]),
    'GIF of few colours': drawn().gif({ colours: 4 }).toBuffer(),
    'GIF of 1987': edited(gif, 4, 0x37),
    'GIF of a background beyond its colours': edited(gif, 11, 255),
    'GIF of long pixels': edited(gif, 12, 49),
    'GIF with transparency': drawn().ensureAlpha().gif().toBuffer(),
  };
  const webps: Record<string, Buffer | Promise<Buffer>> = {
    'WebP with a profile of nonsense': riff(webp, 0x20, ['ICCP', JUNK]),
    'WebP with EXIF of nonsense': riff(webp, 0x08, ['EXIF', JUNK]),
    'WebP with an XMP of nonsense': riff(webp, 0x04, ['XMP ', JUNK]),
    'WebP that names what is missing': riff(webp, 0x2c),
    'WebP without losses': drawn().webp({ lossless: true }).toBuffer(),
  };
  return [...(await all(gifs, 'a.gif')), ...(await all(webps, 'a.webp'))];
}

function edited(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
}

function riff(webp: Buffer, flags: number, part?: readonly [string, Buffer]): Buffer {
  const head = Buffer.alloc(18);
  head.write('VP8X');
  head.writeUInt32LE(10, 4);
  head[8] = flags;
  head.writeUIntLE(39, 12, 3);
  head.writeUIntLE(29, 15, 3);
  const packed = part ? block(part[0], part[1]) : Buffer.alloc(0);
  const isFirst = part?.[0] === 'ICCP';
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    head,
    ...(isFirst ? [packed, webp.subarray(12)] : [webp.subarray(12), packed]),
  ]);
  return block('RIFF', body);
}

function block(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Cut off at several lengths, too large, of nothing, or of another kind. */
async function broken(): Promise<ForeignFile[]> {
  const whole = {
    'a.png': await noise().png().toBuffer(),
    'a.jpg': await noise().jpeg({ quality: 95 }).toBuffer(),
    'a.webp': await noise().webp().toBuffer(),
    'a.bmp': aBmpOf({ bits: 24 }),
  };
  const files: ForeignFile[] = [];
  for (const [name, bytes] of Object.entries(whole))
    for (const share of [0.3, 0.6, 0.9])
      files.push({
        what: `${name} cut off at ${share}`,
        name,
        expected: 'refused',
        bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
      });
  for (const name of Object.keys(whole))
    files.push({ what: `${name} of nothing`, name, expected: 'refused', bytes: Buffer.alloc(0) });
  const large = { what: 'a.png of too many pixels', name: 'a.png', expected: 'refused' } as const;
  return [...files, { ...large, bytes: flood(20_000, 20_000) }];
}

const noise = () =>
  sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Claims sides that nobody decodes. */
function flood(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(10_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function all(
  made: Readonly<Record<string, Buffer | Promise<Buffer>>>,
  name: string,
): Promise<ForeignFile[]> {
  return Promise.all(
    Object.entries(made).map(async ([what, bytes]) => ({
      what,
      name,
      bytes: await bytes,
      expected: 'taken' as const,
      halves: HALVES,
    })),
  );
}

export { SIDES };
