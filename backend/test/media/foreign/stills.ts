import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BLUE, RED } from './bmps';
import { madeByFfmpeg } from './by-ffmpeg';
import type { ForeignFile } from './pictures';

/** What a door may take, as another program writes it. */
const TAKEN = {
  'BMP of 24 bits': 'a.bmp -c:v bmp -pix_fmt bgr24',
  'BMP of 32 bits': 'a.bmp -c:v bmp -pix_fmt bgra',
  'BMP of 5-6-5': 'a.bmp -c:v bmp -pix_fmt rgb565le',
  'BMP of 5-5-5': 'a.bmp -c:v bmp -pix_fmt rgb555le',
  'BMP of a palette': 'a.bmp -c:v bmp -pix_fmt rgb8',
  'PNG of 24 bits': 'a.png -c:v png -pix_fmt rgb24',
  'PNG of 32 bits': 'a.png -c:v png -pix_fmt rgba',
  'PNG of 48 bits': 'a.png -c:v png -pix_fmt rgb48be',
  'PNG of 64 bits': 'a.png -c:v png -pix_fmt rgba64be',
  'PNG with Paeth alone': 'a.png -c:v png -pix_fmt rgb24 -pred paeth',
  'PNG with every filter': 'a.png -c:v png -pix_fmt rgb24 -pred mixed',
  'PNG that moves': 'a.png -c:v apng -pix_fmt rgb24 -f apng -plays 0',
  'JPEG of 4:2:0': 'a.jpg -c:v mjpeg -pix_fmt yuvj420p -q:v 1',
  'JPEG of 4:2:2': 'a.jpg -c:v mjpeg -pix_fmt yuvj422p -q:v 1',
  'JPEG of 4:4:4': 'a.jpg -c:v mjpeg -pix_fmt yuvj444p -q:v 1',
  'JPEG of best tables': 'a.jpg -c:v mjpeg -pix_fmt yuvj444p -q:v 1 -huffman optimal',
  'WebP with losses': 'a.webp -c:v libwebp -q:v 95',
  'WebP without': 'a.webp -c:v libwebp -lossless 1',
  'WebP that moves': 'a.webp -c:v libwebp_anim -lossless 1 -f webp',
  'GIF that moves': 'a.gif -c:v gif -f gif',
  'GIF with whole pictures': 'a.gif -c:v gif -f gif -gifflags -offsetting',
} as const;

/** Without colours. */
const GREYS = {
  'PNG of grey': 'a.png -c:v png -pix_fmt gray',
  'PNG of grey, 16 bits': 'a.png -c:v png -pix_fmt gray16be',
  'PNG of grey with transparency': 'a.png -c:v png -pix_fmt ya8',
  'PNG of black and white': 'a.png -c:v png -pix_fmt monob',
  'BMP of grey': 'a.bmp -c:v bmp -pix_fmt gray',
  'BMP of black and white': 'a.bmp -c:v bmp -pix_fmt monob',
} as const;

const SHAPES = ['1:1', '2:3', '17:1', '1:48', '401:7', '17:401'];
const SHAPED = [
  'BMP of 24 bits',
  'BMP of a palette',
  'PNG of 24 bits',
  'JPEG of 4:2:0',
  'WebP without',
  'GIF with whole pictures',
] as const;

/** Of sides that a row of a picture is filled up for. */
const shapes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SHAPED.flatMap((what) =>
      SHAPES.map((sides) => [
        `${what}, ${sides}`,
        `${TAKEN[what]} -vf scale=${sides}:flags=neighbor`,
      ]),
    ),
  );

/** What no door takes. */
const FOREIGN = {
  'TIFF, raw': 'a.tif -c:v tiff -compression_algo raw',
  'TIFF, packed': 'a.tif -c:v tiff -compression_algo packbits',
  'TIFF, LZW': 'a.tif -c:v tiff -compression_algo lzw',
  'TIFF, deflated': 'a.tif -c:v tiff -compression_algo deflate',
  'JPEG 2000': 'a.jp2 -c:v jpeg2000',
  'JPEG-LS': 'a.jls -c:v jpegls',
  PCX: 'a.pcx -c:v pcx',
  Targa: 'a.tga -c:v targa',
  'a picture of SGI': 'a.sgi -c:v sgi',
  'a picture of Sun': 'a.ras -c:v sunrast',
  'a picture of X': 'a.xwd -c:v xwd',
  PPM: 'a.ppm -c:v ppm',
  DPX: 'a.dpx -c:v dpx',
} as const;

const nameOf = (options: string) => options.split(' ')[0] ?? '';
const still = (options: string) => {
  const [, ...rest] = options.split(' ');
  const moves = /apng|_anim|gif/.test(options);
  return [...rest, '-frames:v', moves ? '3' : '1', ...(moves ? [] : ['-f', 'image2'])].join(' ');
};

export async function stillsByFfmpeg(): Promise<ForeignFile[]> {
  const kinds: Readonly<Record<string, string>> = { ...TAKEN, ...GREYS, ...shapes(), ...FOREIGN };
  const made = await madeByFfmpeg(
    Object.fromEntries(Object.entries(kinds).map(([what, options]) => [what, still(options)])),
  );
  return Object.entries(kinds).flatMap(([what, options]): ForeignFile[] => {
    const [name, bytes] = [nameOf(options), made[what] ?? Buffer.alloc(0)];
    const file = { what: `${what} by ffmpeg`, name, bytes };
    if (what in TAKEN)
      return [{ ...file, expected: 'taken', halves: [RED, BLUE] }, ...cutOff(file)];
    if (!(what in FOREIGN)) return [{ ...file, expected: 'taken' }];
    const disguised = { ...file, what: `${file.what}, named JPEG`, name: 'a.jpg' };
    return [
      { ...file, expected: 'foreign' },
      { ...disguised, expected: 'foreign' },
    ];
  });
}

/** By fewer octets nobody knows what a file was. */
const BEGINNING = 16;

/** A decoder may make something of the rest. */
const cutOff = (file: Pick<ForeignFile, 'what' | 'name' | 'bytes'>): ForeignFile[] =>
  [0.2, 0.7].map((share) => ({
    ...file,
    what: `${file.what}, cut off at ${share}`,
    bytes: file.bytes.subarray(0, Math.max(BEGINNING, Math.floor(file.bytes.length * share))),
    expected: 'either',
  }));

const GREY = [25, 25, 25];

/** A photograph of a phone; all of it is of one grey. */
export async function heics(): Promise<ForeignFile[]> {
  const plain = await readFile(join(__dirname, '../support/photograph.heic'));
  const changed = (at: number, bytes: string) => {
    const copy = Buffer.from(plain);
    copy.write(bytes, at, 'latin1');
    return copy;
  };
  const behind = (...parts: string[]) =>
    Buffer.concat([plain, ...parts.map((part) => Buffer.from(part, 'latin1'))]);
  const taken: Readonly<Record<string, Buffer>> = {
    'as a phone writes it': plain,
    'that names its family first': changed(8, 'mif1'),
    'of a later version': changed(12, '\x7f\xff\xff\xff'),
    'with an unknown brand': changed(16, 'zzzz'),
    'with a box behind it': behind('\0\0\0\x0cfreeword'),
    'with words behind it': behind('Thu Feb 19 2012'),
  };
  const cut = [0.2, 0.5, 0.9].map((share): [string, Buffer] => [
    `cut off at ${share}`,
    plain.subarray(0, Math.floor(plain.length * share)),
  ]);
  return [
    ...Object.entries(taken).map(([what, bytes]) => ({
      what: `HEIC ${what}`,
      name: 'a.heic',
      bytes,
      expected: 'taken' as const,
      halves: [GREY, GREY] as const,
    })),
    ...cut.map(([what, bytes]) => ({
      what: `HEIC ${what}`,
      name: 'a.heic',
      bytes,
      expected: 'refused' as const,
    })),
  ];
}
