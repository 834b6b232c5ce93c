import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { around, type Code, merged, type Point, wholeBars } from './code-shapes.rules';
import type { ProcessorBudget } from './processor-budget';
import type { Grey } from './shapes.rules';
import { shrunk } from './shrunk.rules';
import { tilesOf } from './tiles.rules';

export type { Code } from './code-shapes.rules';

// Loads the WebAssembly file from the package, so that nothing is downloaded.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
      .buffer,
  },
});

interface Search {
  readonly options: ReaderOptions;
  readonly tiles: { readonly side: number; readonly overlap: number };
}

const MOST_SYMBOLS = 60;
/**
 * Read in whatever direction. The time for one tile grows faster than its area if it is full of
 * corners of QR codes; a code larger than the overlap is read at half the size.
 */
const SQUARES: Search = {
  options: { formats: ['AllMatrix'], tryDownscale: false, maxNumberOfSymbols: MOST_SYMBOLS },
  tiles: { side: 1_024, overlap: 256 },
};
/** Read across their bars only, to about eleven degrees. */
const BARS: Search = {
  options: {
    formats: ['AllLinear', 'PDF417'],
    tryDownscale: false,
    // Takes bars for dark whatever it is told.
    tryInvert: false,
    maxNumberOfSymbols: MOST_SYMBOLS,
  },
  tiles: { side: 2_048, overlap: 512 },
};
/** In each of them bars across the direction and along it are read. */
const DIRECTIONS = [22.5, 45, 67.5] as const;
/** Larger pictures are turned at half their size. */
const TURNED_SIDE = 2_048;
const GROUND = '#808080';

/**
 * Bar codes and two-dimensional codes of a picture, of whatever direction, dark on light or light on
 * dark. What they say is not kept.
 * @param directions in which bars are searched, besides upright and sideways
 * @throws Error if the budget is spent before all of the picture was searched
 */
export async function codesIn(
  picture: Grey,
  budget: ProcessorBudget,
  directions: readonly number[] = DIRECTIONS,
): Promise<Code[]> {
  const found = [
    ...(await searched(picture, SQUARES, budget)),
    ...(await searched(picture, BARS, budget)),
  ];
  for (const degrees of directions) {
    budget.check();
    const { grey, inPicture } = await turned(picture, degrees);
    const corners = await readAll(grey, BARS.options);
    found.push(...corners.map((points) => points.map(inPicture)));
  }
  return merged(found.map((corners) => around(corners, picture)));
}

/**
 * Reads a picture in tiles, at full size, half of it and so on, until it is a single tile. Light bars
 * are rare, so they are read in that one alone.
 */
async function searched(
  picture: Grey,
  { options, tiles }: Search,
  budget: ProcessorBudget,
): Promise<Point[][]> {
  const found: Point[][] = [];
  for (let scale = 1, isWhole = false; !isWhole; scale *= 2) {
    const smaller = shrunk(picture, scale);
    isWhole = Math.max(smaller.width, smaller.height) <= tiles.side;
    for (const { grey, left, top } of tilesOf(smaller, tiles)) {
      budget.check();
      for (const corners of await (isWhole ? readAll : read)(grey, options))
        found.push(corners.map(({ x, y }) => ({ x: (x + left) * scale, y: (y + top) * scale })));
    }
  }
  return found;
}

/** Dark codes and light ones. */
async function readAll(grey: Grey, options: ReaderOptions): Promise<(readonly Point[])[]> {
  const found = await read(grey, options);
  if (options.tryInvert !== false) return found;
  return [...found, ...(await read(grey, options, { isNegative: true }))];
}

/** The corners of every code that can be read in a picture or in its negative. */
async function read(
  grey: Grey,
  options: ReaderOptions,
  { isNegative = false } = {},
): Promise<(readonly Point[])[]> {
  const found = await readBarcodes(graymapOf(grey, isNegative), options);
  return found.map(({ position, lineCount }) => {
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    const corners = [topLeft, topRight, bottomRight, bottomLeft];
    return lineCount > 0 ? wholeBars(grey, corners) : corners;
  });
}

/** Memory for what is told to the reader, which copies it: hundreds of megabytes for a photograph. */
let kept = new Uint8Array(0);

/** The picture as a file that the reader knows, PGM, until the next one is asked for. */
function graymapOf({ width, height, pixels }: Grey, isNegative: boolean): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const length = header.length + pixels.length;
  if (kept.length < length) kept = new Uint8Array(length);
  const graymap = kept.subarray(0, length);
  graymap.set(header);
  graymap.set(pixels, header.length);
  if (isNegative)
    for (let at = header.length; at < length; at++) graymap[at] = 255 - (graymap[at] as number);
  return graymap;
}

/** A picture turned clockwise, and where its points lie in the original. */
async function turned(picture: Grey, degrees: number) {
  const scale = Math.ceil(Math.max(picture.width, picture.height) / TURNED_SIDE);
  const { pixels, ...size } = shrunk(picture, scale);
  const { data, info } = await sharp(pixels, { raw: { ...size, channels: 1 } })
    .rotate(degrees, { background: GROUND })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const inPicture = (point: Point): Point => {
    const [x, y] = [point.x - info.width / 2, point.y - info.height / 2];
    return {
      x: picture.width / 2 + x * cosine + y * sine,
      y: picture.height / 2 - x * sine + y * cosine,
    };
  };
  return { grey: { width: info.width, height: info.height, pixels: data }, inPicture };
}
