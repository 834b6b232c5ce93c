import sharp from 'sharp';

/** A picture as it is printed in a paper. */
export interface PrintedPicture {
  readonly type: 'jpg' | 'png';
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Enough for a whole page in print. */
const MAX_SIDE = 1_600;
const QUALITY = 88;

/** Redraws a stored picture without anything beside its pixels. */
export async function pictureIn(file: string | Buffer): Promise<PrintedPicture> {
  const picture = sharp(file).autoOrient().toColourspace('srgb');
  const isPng = (await sharp(file).metadata()).format === 'png';
  const resized = picture.resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const encoded = isPng ? resized.png() : resized.flatten().jpeg({ quality: QUALITY });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { type: isPng ? 'png' : 'jpg', data, width: info.width, height: info.height };
}
