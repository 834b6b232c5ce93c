import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { encode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { findFfmpeg } from '../../../src/media/videos/ffmpeg';

/** Half blue, half orange, so that turning it is seen. */
export function aPicture(width = 60, height = 40): Sharp {
  const right = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#ff8800' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#0044cc' } }).composite([
    { input: right, gravity: 'east' },
  ]);
}

/** A photograph that says where, when and with what it was taken, and lies on its side. */
export function aPhotographWithPlace(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'SecretCamera', Artist: 'Dr. Secret', Orientation: '6' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 0/1',
    },
  };
  return aPicture().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
}

export function aBmp(width = 30, height = 20): Buffer {
  const data = Buffer.alloc(width * height * 4, 0);
  for (let at = 0; at < data.length; at += 4) data.writeUInt32BE(0x000000ff, at);
  return encode({ data, width, height, bitPP: 24 }).data;
}

/** A PNG whose header claims sides that would fill the memory. */
export async function aPixelFlood(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The checksum of a PNG's chunk. */
function crc32(data: Buffer): number {
  let value = ~0;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

export async function aPdf(
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([300, 200]).drawText('Curriculum vitae', { x: 20, y: 150, font });
  document.setAuthor('Dr. Secret');
  document.setTitle('Secret title');
  await change(document);
  return Buffer.from(await document.save());
}

/** A short film of the wanted kind, made by ffmpeg's own test picture. */
export async function aVideo(
  extension: 'mp4' | 'mkv' | 'avi' | 'mov' | 'webm' | 'ogg',
  codecs: readonly string[] = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'suture-video-'));
  const path = join(folder, `film.${extension}`);
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=duration=2:size=160x120:rate=10',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=2',
  ];
  await promisify(execFile)(await findFfmpeg({ ffmpegPath: undefined, stage: 'local' }), [
    '-loglevel',
    'error',
    ...inputs,
    ...codecs,
    '-metadata',
    'title=Secret title',
    '-shortest',
    path,
  ]);
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  return bytes;
}

export interface Scene {
  readonly picture: Buffer;
  readonly seconds: number;
}

/** A silent film of stills, one after the other, in its order. */
export async function aFilmOf(scenes: readonly Scene[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'suture-film-'));
  try {
    const paths = scenes.map((_, index) => join(folder, `${index}.png`));
    for (const [index, { picture }] of scenes.entries())
      await writeFile(paths[index] ?? '', picture);
    const target = join(folder, 'film.mp4');
    const inputs = scenes.flatMap(({ seconds }, index) => [
      '-loop',
      '1',
      '-framerate',
      '10',
      '-t',
      String(seconds),
      '-i',
      paths[index] ?? '',
    ]);
    await promisify(execFile)(await findFfmpeg({ ffmpegPath: undefined, stage: 'local' }), [
      '-y',
      ...inputs,
      '-filter_complex',
      `concat=n=${scenes.length}:v=1:a=0`,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      target,
    ]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}
