import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { type Box, wordPlaces } from './word-places.rules';

export interface LookedAt {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 40_000_000;
/** Print that a reader of the whole picture could make out is found at this size. */
const SIDE = 2_000;

sharp.cache(false);
sharp.concurrency(1);

serveWork(async (path: string): Promise<LookedAt> => {
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { boxes: wordPlaces({ width, height, pixels: data }), width, height };
});
