import { truncateSync, writeFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { test } from '@playwright/test';
import sharp from 'sharp';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A picture of one colour. Random noise makes each one different; it is blurred, since a blot of
 * sharp noise may be taken for a letter by the search for names.
 */
export async function aPicture(name = 'ct-axial.jpg', colour = '#0b6e6e'): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const tissue = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: colour, noise },
  })
    .toFormat('png')
    .toBuffer();
  const buffer = await sharp(tissue)
    .blur(6)
    .tint(colour)
    .jpeg({ quality: 60 })
    .withExif({ IFD0: { Artist: 'Dr. Secret' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The path of a PNG of more than 20 MB of noise, which cannot be compressed. */
export async function aLargePicture(name = 'panorama.png'): Promise<string> {
  const path = test.info().outputPath(name);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({
    create: { width: 3000, height: 2600, channels: 3, background: '#0b6e6e', noise },
  })
    .png({ compressionLevel: 0 })
    .toFile(path);
  return path;
}

/**
 * The path of an empty sparse file just above a size limit, which is a picture by its name only.
 */
export function aHeavyFile(name: string, megabytes: number): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, '');
  truncateSync(path, megabytes * 1024 ** 2 + 1);
  return path;
}

export async function aTallPicture(name = 'waterfall.jpg'): Promise<ChosenFile> {
  const buffer = await sharp({
    create: { width: 320, height: 640, channels: 3, background: '#2f6e8f' },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function aPortrait(): Promise<ChosenFile> {
  const buffer = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#c98f5a' },
  })
    .png()
    .toBuffer();
  return { name: 'portrait.png', mimeType: 'image/png', buffer };
}

export async function aReport(name = 'histology.pdf'): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  document.addPage([420, 594]).drawText('Histology: no malignancy.', { x: 40, y: 520, size: 16 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** A text file that claims to be a picture. */
export function aDisguisedText(name = 'scan.jpg'): ChosenFile {
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This is no picture, whatever its name says.\n'.repeat(20)),
  };
}
