import type { View } from './views.rules';

const LOWEST = 6;
const HIGHEST = 34;
/** So many in a row are not a coincidence. */
const LONG = 8;

/** As a share of the contrast of its letters. */
const EDGE = 0.5;
/** The letters of a row lie on a line, horizontal or tilted by up to ten degrees. */
const STEEPEST = Math.tan((11 * Math.PI) / 180);

export function isLetter({
  left,
  right,
  top,
  bottom,
  area,
}: Pick<View, 'left' | 'right' | 'top' | 'bottom' | 'area'>): boolean {
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (height < LOWEST || height > HIGHEST || width > height * 6) return false;
  const fill = area / (width * height);
  return fill > 0.15 && fill < 0.97;
}

export const heightOf = ({ top, bottom }: View) => bottom - top + 1;

/** Joins each letter to the nearest one on its right that may belong to the same word. */
export function rowsOf(letters: View[]): View[][] {
  const sorted = [...letters].sort((one, other) => one.left - other.left);
  const bands = new Bands(sorted);
  const row = new Map<View, View[]>();
  const rows: View[][] = [];
  for (const letter of sorted) {
    const own = row.get(letter) ?? [letter];
    if (!row.has(letter)) rows.push(own);
    row.set(letter, own);
    const next = bands.nextOf(letter);
    if (!next || row.has(next)) continue;
    own.push(next);
    row.set(next, own);
  }
  return rows;
}

/** The next letter of a word is no further up or down than a band is high. */
const BAND = 64;

interface Band {
  readonly letters: View[];
  /** Those before it lie to the left of what is asked about. */
  from: number;
}

/** Letters by their height in the picture, so that only those nearby are compared. */
class Bands {
  private readonly bands = new Map<number, Band>();

  constructor(sorted: readonly View[]) {
    for (const letter of sorted) {
      const band = this.bands.get(bandOf(letter));
      if (band) band.letters.push(letter);
      else this.bands.set(bandOf(letter), { letters: [letter], from: 0 });
    }
  }

  /** @param letter has to be asked about in order, from left to right */
  nextOf(letter: View): View | undefined {
    let nearest: View | undefined;
    for (let at = bandOf(letter) - 1; at <= bandOf(letter) + 1; at++) {
      const band = this.bands.get(at);
      const next = band && nextIn(band, letter);
      if (next && (!nearest || next.left < nearest.left)) nearest = next;
    }
    return nearest;
  }
}

const bandOf = ({ top, bottom }: View) => Math.floor((top + bottom) / 2 / BAND);

function nextIn(band: Band, letter: View): View | undefined {
  const { letters } = band;
  while ((letters[band.from]?.left ?? letter.left) < letter.left) band.from++;
  const height = heightOf(letter);
  for (let at = band.from; at < letters.length; at++) {
    const other = letters[at];
    if (!other || other.left - letter.right > height * 1.1) return undefined;
    if (follows(letter, other, height)) return other;
  }
  return undefined;
}

function follows(letter: View, other: View, height: number): boolean {
  const ratio = heightOf(other) / height;
  if (ratio < 0.55 || ratio > 1.8 || other.right <= letter.right) return false;
  const run = (other.left + other.right - letter.left - letter.right) / 2;
  const drift = Math.min(Math.abs(other.bottom - letter.bottom), Math.abs(other.top - letter.top));
  if (drift > height * 0.16 + run * STEEPEST) return false;
  const contrast = other.contrast / letter.contrast;
  return contrast >= 0.55 && contrast <= 1.8;
}

/**
 * Extends a row by shapes on the same line beyond a wider gap: the "ID:" of a number, an initial.
 * On the line of a row that is already text, a lower threshold suffices.
 */
export function lengthened(row: View[], shapes: View[]): View[] {
  const height = median(row.map(heightOf));
  const contrast = median(row.map((one) => one.contrast));
  const slope = slopeOf(row);
  const middle = median(row.map((one) => (one.top + one.bottom) / 2 - slope * centreOf(one)));
  const near = shapes.filter((one) => {
    const off = (one.top + one.bottom) / 2 - slope * centreOf(one) - middle;
    return (
      Math.abs(off) < height * 0.6 &&
      heightOf(one) < height * 1.7 &&
      one.right - one.left < height * 6 &&
      one.contrast > contrast * 0.5
    );
  });
  const reach = height * 2.5;
  const all = new Set(row);
  for (let size = 0; size !== all.size; ) {
    size = all.size;
    const left = Math.min(...[...all].map((one) => one.left)) - reach;
    const right = Math.max(...[...all].map((one) => one.right)) + reach;
    for (const one of near) if (one.right > left && one.left < right) all.add(one);
  }
  return [...all];
}

const centreOf = ({ left, right }: View) => (left + right) / 2;

/** The slope of the row, between the median positions of its first and last thirds. */
function slopeOf(row: View[]): number {
  const sorted = [...row].sort((one, other) => one.left - other.left);
  const third = Math.max(1, Math.floor(sorted.length / 3));
  const first = sorted.slice(0, third);
  const last = sorted.slice(-third);
  const run = median(last.map(centreOf)) - median(first.map(centreOf));
  const rise = median(last.map(({ bottom }) => bottom)) - median(first.map(({ bottom }) => bottom));
  return run > 0 ? Math.max(-STEEPEST, Math.min(STEEPEST, rise / run)) : 0;
}

/** Text has a baseline and a uniform height; noise has neither. */
export function isPrint(row: View[]): boolean {
  const first = row[0];
  const last = row.at(-1);
  if (!first || !last) return false;
  const height = median(row.map(heightOf));
  const length = last.right - first.left + 1;
  if (length < height * 1.6 || row.length < 3) return false;
  const foot = residual(row.map(({ left, right, bottom }) => [(left + right) / 2, bottom]));
  const head = residual(row.map(({ left, right, top }) => [(left + right) / 2, top]));
  const off = Math.min(foot, head);
  const most = height * (row.length < 5 ? 0.06 : 0.09);
  // The letters of small text vary by a pixel because of rounding.
  const isStraight = off < most || (row.length >= LONG && off <= 1);
  return isStraight && Math.max(foot, head) < height * 0.3;
}

export const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

const SLOPES = Array.from({ length: 21 }, (_, nth) => Math.tan(((nth - 10) * Math.PI) / 180));

/**
 * The median distance of the points from the best-fitting line with a tilt of up to ten degrees.
 * Textures have tens of thousands of rows to ask about, so that nothing is allocated for each tilt.
 */
function residual(points: (readonly [number, number])[]): number {
  const heights = new Float64Array(points.length);
  const most = Math.floor(points.length * 0.7);
  let best = Number.POSITIVE_INFINITY;
  for (const slope of SLOPES) {
    for (const [at, [x, y]] of points.entries()) heights[at] = y - slope * x;
    sort(heights);
    const middle = heights[heights.length >> 1] ?? 0;
    for (let at = 0; at < heights.length; at++) heights[at] = Math.abs((heights[at] ?? 0) - middle);
    best = Math.min(best, sort(heights)[most] ?? 0);
  }
  return best;
}

const FEW = 40;

/** Sorts short lists by insertion, which is several times as fast. */
function sort(values: Float64Array): Float64Array {
  if (values.length > FEW) return values.sort();
  for (let at = 1; at < values.length; at++) {
    const value = values[at] ?? 0;
    let to = at;
    for (; to > 0 && (values[to - 1] ?? 0) > value; to--) values[to] = values[to - 1] ?? 0;
    values[to] = value;
  }
  return values;
}

/** Grain that lies along the edge of something forms a row, too, but one side of it is lighter. */
export function isOnEdge(row: View[], greyAt: (across: number, down: number) => number): boolean {
  const away = median(row.map(heightOf)) * 0.6;
  let difference = 0;
  for (const letter of row) {
    const across = (letter.left + letter.right) / 2;
    difference += greyAt(across, letter.top - away) - greyAt(across, letter.bottom + away);
  }
  return Math.abs(difference / row.length) > EDGE * median(row.map(({ contrast }) => contrast));
}
