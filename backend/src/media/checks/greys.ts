import sharp, { type Sharp } from 'sharp';
import type { Grey } from './shapes.rules';

const MAX_PIXELS = 40_000_000;
/** As large as anything that is published. */
const SIDE = 4_096;
/** What is faint in grey but not in a colour is not tiny as well. */
const COLOUR_SIDE = 2_048;
/** Whatever a transparent picture is laid on; and without its transparency, which anybody can undo. */
export const GROUNDS = ['#ffffff', '#000000', '#808080', undefined] as const;
/** Below this, a difference between colours is a cast or a trace of compression. */
const COLOURED = 24;

type Ground = (typeof GROUNDS)[number];

sharp.cache(false);
sharp.concurrency(1);

export const openFrame = (path: string, page: number) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', page }).autoOrient();

/**
 * What can be seen of a picture, frame by frame: one view of what is opaque, several of what is not.
 * Of an animation, frames that do not differ from the one before are left out.
 */
export async function* greysOf(path: string): AsyncGenerator<Grey> {
  const { pages = 1, hasAlpha } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  let before: Grey | undefined;
  for (let page = 0; page < pages; page++) {
    const isOpaque = !hasAlpha || (await openFrame(path, page).stats()).isOpaque;
    const grounds = isOpaque ? GROUNDS.slice(0, 1) : GROUNDS;
    for (const ground of grounds) {
      const grey = await greyOn(openFrame(path, page), ground);
      if (grounds.length === 1 && before && Buffer.compare(grey.pixels, before.pixels) === 0)
        continue;
      before = grey;
      yield grey;
    }
  }
}

async function greyOn(picture: Sharp, ground: Ground): Promise<Grey> {
  const { data, info } = await (ground
    ? picture.flatten({ background: ground })
    : picture.removeAlpha()
  )
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Red, blue and saturation of a picture, in which print may show that is lost in its grey. */
export async function coloursOf(path: string): Promise<Grey[]> {
  const { data, info } = await openFrame(path, 0)
    .flatten({ background: '#ffffff' })
    .resize({ width: COLOUR_SIDE, height: COLOUR_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels < 3) return [];
  const [red, blue, saturation] = [0, 1, 2].map(() => new Uint8Array(width * height));
  if (!red || !blue || !saturation) return [];
  let most = 0;
  for (let at = 0, from = 0; at < red.length; at++, from += channels) {
    const r = data[from] as number;
    const g = data[from + 1] as number;
    const b = data[from + 2] as number;
    red[at] = r;
    blue[at] = b;
    const difference = Math.max(r, g, b) - Math.min(r, g, b);
    saturation[at] = difference;
    if (difference > most) most = difference;
  }
  return most > COLOURED
    ? [red, blue, saturation].map((pixels) => ({ width, height, pixels }))
    : [];
}
