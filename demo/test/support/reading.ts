import sharp from 'sharp';
import { finished } from '../../anatomy/cameras/plate';
import type { Examination } from '../../anatomy/examination';
import { Random } from '../../random';

/** What differs between a picture and the same view without some solids. */
export interface Found {
  /** Where its middle lies, from the middle of the body: −1 is the left edge of the picture. */
  readonly across: number;
  /** The same from the middle of the picture down. */
  readonly down: number;
  /** Millimetres between the two pixels of it that are furthest apart in any direction. */
  readonly longest: number;
  /** Separate places, without specks. */
  readonly places: number;
}

const COLUMNS = 240;
const SPECK_MM2 = 6;

/**
 * Reads a finding from the pixels of a finished picture: nothing is asked of the volume but how the
 * view would be without the finding.
 */
export async function readFrom(
  picture: Buffer,
  one: Examination,
  finding: RegExp,
  { threshold = 14, coarser = 1 } = {},
): Promise<Found> {
  const spacing = one.width / COLUMNS;
  const without = await finished(
    one.take(one.spacing * coarser, finding),
    { ...one.finish, grain: undefined },
    new Random(0),
  );
  const [seen, plain] = await Promise.all([greys(picture), greys(without)]);
  const rows = seen.length / COLUMNS;
  const marked = new Uint8Array(seen.length);
  for (let index = 0; index < marked.length; index += 1)
    marked[index] = Math.abs((seen[index] ?? 0) - (plain[index] ?? 0)) > threshold ? 1 : 0;
  const places = groups(opened(marked, rows), rows).filter(
    (group) => group.length * spacing ** 2 > SPECK_MM2,
  );
  const all = places.flat();
  const middle = mean(all.map((index) => index % COLUMNS));
  return {
    across: (middle - middleOfBody(plain)) / (COLUMNS / 2),
    down: (mean(all.map((index) => Math.floor(index / COLUMNS))) - rows / 2) / (rows / 2),
    longest: Math.max(0, ...places.map((group) => extentOf(group))) * spacing,
    places: places.length,
  };
}

const greys = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(COLUMNS).median(3).toColourspace('b-w').raw().toBuffer();

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean column of all that is not as dark as air. */
function middleOfBody(plain: Buffer): number {
  const columns: number[] = [];
  plain.forEach((grey, index) => {
    if (grey > 24) columns.push(index % COLUMNS);
  });
  return mean(columns);
}

/** Without lines of a pixel or two, which are edges that fell otherwise. */
function opened(marked: Uint8Array, rows: number): Uint8Array {
  const isWhole = (index: number) => around(index, rows).every((next) => marked[next] === 1);
  const opened = new Uint8Array(marked.length);
  marked.forEach((mark, index) => {
    if (mark === 1 && isWhole(index)) for (const next of around(index, rows)) opened[next] = 1;
  });
  return opened;
}

function groups(marked: Uint8Array, rows: number): number[][] {
  const left = new Set<number>();
  marked.forEach((mark, index) => {
    if (mark) left.add(index);
  });
  const found: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const group = [start];
    for (const index of group)
      for (const next of around(index, rows)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}

function around(index: number, rows: number): number[] {
  const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const next: number[] = [];
  for (let down = -1; down <= 1; down += 1)
    for (let aside = -1; aside <= 1; aside += 1)
      if (x + aside >= 0 && x + aside < COLUMNS && y + down >= 0 && y + down < rows)
        next.push((y + down) * COLUMNS + x + aside);
  return next;
}

/** The widest of the extents in twelve directions, in pixels. */
function extentOf(group: readonly number[]): number {
  const extents = Array.from({ length: 12 }, (_, turn) => {
    const [across, down] = [Math.cos((turn * Math.PI) / 12), Math.sin((turn * Math.PI) / 12)];
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const index of group) {
      const at = (index % COLUMNS) * across + Math.floor(index / COLUMNS) * down;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    return high - low + 1;
  });
  return Math.max(...extents);
}

/** The lead letter on a film: an R has ink in its upper right part, an L has none there. */
export async function letterOn(picture: Buffer): Promise<'L' | 'R'> {
  const { data, info } = await sharp(picture)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const band = 0.14 * info.height;
  const bright: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < band; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isInCorner = x < 0.14 * info.width || x > 0.86 * info.width;
      if (isInCorner && (data[y * info.width + x] ?? 0) > 225) bright.push([x, y]);
    }
  const [right, bottom] = [
    Math.max(...bright.map(([x]) => x)),
    Math.max(...bright.map(([, y]) => y)),
  ];
  const [left, top] = [Math.min(...bright.map(([x]) => x)), Math.min(...bright.map(([, y]) => y))];
  const inUpperRight = bright.filter(
    ([x, y]) => x > (left + right) / 2 + 4 && y < (top + bottom) / 2,
  );
  return inUpperRight.length > bright.length / 20 ? 'R' : 'L';
}
