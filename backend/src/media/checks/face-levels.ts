import sharp from 'sharp';
import type { Search } from './faces';
import { GROUNDS, openFrame } from './greys';
import type { Colour } from './windows.rules';

/** Of a longer animation, as many frames are looked at, evenly apart. */
const MOST_FRAMES = 8;
/** What a face is laid on does not matter, but it may be hidden by transparency. */
const SOLID = GROUNDS.slice(-2);

/** A picture in the sizes of the search that are no larger than it is, frame by frame. */
export async function* levelsOf(path: string, search: Search): AsyncGenerator<Colour[]> {
  const {
    pages = 1,
    hasAlpha,
    width = 0,
    height = 0,
    pageHeight = height,
  } = await sharp(path).metadata();
  const longer = Math.max(width, pageHeight);
  const sizes = search.filter((size, nth) => nth === 0 || size.longer <= longer);
  const count = Math.min(pages, MOST_FRAMES);
  for (let nth = 0; nth < count; nth++) {
    const page = Math.round((nth * (pages - 1)) / Math.max(1, count - 1));
    const isOpaque = !hasAlpha || (await openFrame(path, page).stats()).isOpaque;
    for (const ground of isOpaque ? SOLID.slice(0, 1) : SOLID) {
      const levels: Colour[] = [];
      for (const size of sizes)
        levels.push(await levelOf(path, { page, ground, side: size.longer }));
      yield levels;
    }
  }
}

interface Frame {
  readonly page: number;
  readonly ground: (typeof GROUNDS)[number];
  readonly side: number;
}

async function levelOf(path: string, { page, ground, side }: Frame): Promise<Colour> {
  const frame = ground
    ? openFrame(path, page).flatten({ background: ground })
    : sharp(await withoutAlpha(path, page));
  const { data, info } = await frame
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** In two steps: a picture that is resized at once would lose the colours that alpha hides. */
const withoutAlpha = (path: string, page: number) =>
  openFrame(path, page).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
