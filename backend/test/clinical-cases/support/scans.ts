import sharp from 'sharp';
import type { SentFile } from './cases';

export const SCAN = { width: 900, height: 600 };
/** Where the words of a scan stand, in pixels. */
export const PRINT = { left: 40, top: 38, width: 300, height: 24 };
export const NAME = 'LINDQVIST ANNA 12/03/1961';
/** For a film that ffmpeg draws: without the figures of its test picture. */
export const BLANK = ['-vf', 'drawbox=color=gray:t=fill'];

/** A dark picture, with words in its corner or without. */
export async function aScan(words = NAME): Promise<SentFile> {
  const { width, height } = SCAN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#181818"/><circle cx="500" cy="350" r="160" fill="#707070"/><text x="40" y="60" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">${words}</text></svg>`;
  return {
    name: 'scan.jpg',
    bytes: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
    type: 'image/jpeg',
  };
}

/** How light a scan is at its lightest where the words stood. */
export async function lightestOf(scan: Buffer): Promise<number> {
  const { data } = await sharp(scan)
    .extract(PRINT)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...data);
}
