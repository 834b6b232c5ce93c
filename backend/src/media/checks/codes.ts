import { readFileSync } from 'node:fs';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { type Bars, barsIn } from './bars.rules';
import { type Point, uprightPart, valueAt } from './sampled.rules';
import type { Grey } from './shapes.rules';
import { shrunk } from './shrunk.rules';
import { tilesOf } from './tiles.rules';

/** A code that can be read, in pixels. */
export interface Code {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// The program comes from its package, so that nothing is downloaded.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
      .buffer,
  },
});

/** A code of up to 384 pixels lies whole in a tile; a larger one in the picture at half its size. */
const TILES = { side: 2_240, overlap: 384 };
const ANYTHING: ReaderOptions = { maxNumberOfSymbols: 60 };
/** What has to be read across its bars; all else is read in whatever direction. */
const BARS: ReaderOptions = {
  ...{ formats: ['AllLinear', 'PDF417'], maxNumberOfSymbols: 60 },
  ...{ tryRotate: false, tryInvert: false },
};

/** As a share of a code's longer side. */
const PAD = 0.04;
const LEAST_PAD = 4;

/**
 * Bar codes and two-dimensional codes of a picture, of whatever direction, dark on light or light on
 * dark. What they say is not kept.
 */
export async function codesIn(picture: Grey): Promise<Code[]> {
  const codes: Code[] = [];
  const add = (corners: readonly Point[]) => codes.push(around(corners, picture));
  for (let scale = 1, whole = false; !whole; scale *= 2) {
    const smaller = shrunk(picture, scale);
    whole = Math.max(smaller.width, smaller.height) <= TILES.side;
    for (const { grey, left, top } of tilesOf(smaller, TILES))
      for (const corners of await read(grey, ANYTHING))
        add(corners.map(({ x, y }) => ({ x: (x + left) * scale, y: (y + top) * scale })));
  }
  for (const bars of barsIn(picture))
    for (const corners of await readBars(picture, bars)) add(corners);
  return merged(codes);
}

/** Readers take bars for dark, so that light ones are read in the negative. */
async function readBars(picture: Grey, bars: Bars): Promise<Point[][]> {
  const { grey, inPicture } = uprightPart(picture, bars);
  const found = await read(grey, BARS);
  if (found.length === 0) {
    const negative = { ...grey, pixels: grey.pixels.map((value) => 255 - value) };
    found.push(...(await read(negative, BARS)));
  }
  return found.map((corners) => corners.map(inPicture));
}

/** The corners of what can be read. */
async function read({ width, height, pixels }: Grey, options: ReaderOptions): Promise<Point[][]> {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const graymap = new Uint8Array(header.length + pixels.length);
  graymap.set(header);
  graymap.set(pixels, header.length);
  const found = await readBarcodes(graymap, options);
  return found.map(({ position, lineCount }) => {
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    const corners = [topLeft, topRight, bottomRight, bottomLeft];
    return lineCount > 0 ? wholeBars({ width, height, pixels }, corners) : corners;
  });
}

const POINTS = 160;
/** How alike two lines across the same bars are. */
const ALIKE = 0.5;
/** A scratch, a reflection or a stamp may lie across bars. */
const MOST_UNLIKE = 6;

/** Bars reach further than the lines in which they were read. */
function wholeBars(grey: Grey, [first, second, third, fourth]: Point[]): Point[] {
  if (!first || !second || !third || !fourth) return [];
  const left = between(first, fourth, 0.5);
  const right = between(second, third, 0.5);
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const down = { x: (left.y - right.y) / length, y: (right.x - left.x) / length };
  const moved = ({ x, y }: Point, by: number) => ({ x: x + down.x * by, y: y + down.y * by });
  const line = (by: number) =>
    Array.from({ length: POINTS }, (_, nth) =>
      valueAt(grey, moved(between(left, right, nth / (POINTS - 1)), by)),
    );
  const middle = line(0);
  const reach = (sign: 1 | -1) => {
    let last = 0;
    for (let by = 1; by - last <= MOST_UNLIKE && by < grey.width + grey.height; by++)
      if (alike(line(sign * by), middle) > ALIKE) last = by;
    return sign * last;
  };
  const [up, below] = [reach(-1), reach(1)];
  const ends = [moved(left, up), moved(right, up), moved(right, below), moved(left, below)];
  return [first, second, third, fourth, ...ends];
}

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** The correlation of two lines. */
function alike(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [mean(one), mean(other)];
  let [shared, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [(one[at] ?? 0) - first, (other[at] ?? 0) - second];
    shared += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return ofOne === 0 || ofOther === 0 ? 0 : shared / Math.sqrt(ofOne * ofOther);
}

function around(corners: readonly Point[], { width, height }: Grey): Code {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const long = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const pad = Math.max(LEAST_PAD, long * PAD);
  const left = Math.max(0, Math.min(...xs) - pad);
  const top = Math.max(0, Math.min(...ys) - pad);
  const right = Math.min(width, Math.max(...xs) + pad);
  const bottom = Math.min(height, Math.max(...ys) + pad);
  return { left, top, width: right - left, height: bottom - top };
}

/** The same code is read at several scales. */
function merged(codes: readonly Code[]): Code[] {
  const out: Code[] = [];
  for (const code of codes) {
    const at = out.findIndex((other) => meet(code, other));
    const known = out[at];
    if (!known) {
      out.push(code);
      continue;
    }
    out.splice(at, 1);
    out.push(union(known, code));
  }
  return out.length < codes.length ? merged(out) : out;
}

const meet = (one: Code, other: Code) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function union(one: Code, other: Code): Code {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    ...{ left, top },
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
