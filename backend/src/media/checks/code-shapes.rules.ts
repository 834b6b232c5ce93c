import type { Grey } from './shapes.rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a readable code, in pixels. */
export interface Code {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As a share of a code's longer side. */
const PAD = 0.04;
const LEAST_PAD = 4;

/** How many values of a line across bars are compared. */
const POINTS = 160;
/** How alike two lines across the same bars are. */
const ALIKE = 0.5;
/** A scratch, a reflection or a stamp may lie across bars. */
const MOST_UNLIKE = 6;

/** What lies between pixels is interpolated; beyond the picture its border goes on. */
function valueAt({ width, height, pixels }: Grey, { x, y }: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const left = Math.min(width - 1, Math.max(0, column));
  const right = Math.min(width - 1, Math.max(0, column + 1));
  const top = Math.min(height - 1, Math.max(0, row)) * width;
  const bottom = Math.min(height - 1, Math.max(0, row + 1)) * width;
  const [across, down] = [x - column, y - row];
  const above = (pixels[top + left] ?? 0) * (1 - across) + (pixels[top + right] ?? 0) * across;
  const below =
    (pixels[bottom + left] ?? 0) * (1 - across) + (pixels[bottom + right] ?? 0) * across;
  return above * (1 - down) + below * down;
}

/** Bars reach further than the lines in which they were read: the corners of whole bars. */
export function wholeBars(grey: Grey, corners: readonly Point[]): readonly Point[] {
  const [first, second, third, fourth] = corners;
  if (!first || !second || !third || !fourth) return corners;
  const left = between(first, fourth, 0.5);
  const right = between(second, third, 0.5);
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  if (length === 0) return corners;
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
  return [...corners, ...ends];
}

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The correlation of two lines. */
function alike(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [meanOf(one), meanOf(other)];
  let [shared, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [(one[at] ?? 0) - first, (other[at] ?? 0) - second];
    shared += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return ofOne === 0 || ofOther === 0 ? 0 : shared / Math.sqrt(ofOne * ofOther);
}

/** The rectangle around a code of the picture, slightly larger, so that no bar is left visible. */
export function around(corners: readonly Point[], { width, height }: Grey): Code {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const long = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const pad = Math.max(LEAST_PAD, long * PAD);
  const left = Math.max(0, Math.min(...xs) - pad);
  const top = Math.max(0, Math.min(...ys) - pad);
  const right = Math.min(width, Math.max(...xs) + pad);
  const bottom = Math.min(height, Math.max(...ys) + pad);
  return { left, top, width: right - left, height: bottom - top };
}

/** Merges codes that touch: the same one is read several times. */
export function merged(codes: readonly Code[]): Code[] {
  const out: Code[] = [];
  for (const code of codes) {
    const at = out.findIndex((other) => touches(code, other));
    const [known] = at < 0 ? [] : out.splice(at, 1);
    out.push(known ? union(known, code) : code);
  }
  return out.length < codes.length ? merged(out) : out;
}

const touches = (one: Code, other: Code) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function union(one: Code, other: Code): Code {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
