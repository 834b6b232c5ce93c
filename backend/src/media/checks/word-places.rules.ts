import { Grain } from './grain.rules';
import { heightOf, isLetter, isOnEdge, isPrint, lengthened, median, rowsOf } from './rows.rules';
import { type Found, type Grey, Scratch, type Shape, shapesIn } from './shapes.rules';
import { shrunk } from './shrunk.rules';
import { tilesOf } from './tiles.rules';
import { type Direction, directionsOf, type View } from './views.rules';

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place that may contain text, in pixels. */
export interface Box extends Rectangle {
  /** The number of letter-like shapes. */
  readonly letters: number;
  /** Whether its words do not run from left to right. */
  readonly isTurned: boolean;
}

/** At one of these scales a letter is six to thirty-four pixels high. */
const SCALES = [1, 2, 4, 8] as const;
/** Lengths of the longer side, in pixels. The last one applies only to larger pictures. */
const LARGE = 2_048;
/**
 * The thresholds of each pass. Higher thresholds separate letters that are joined by noise or a
 * bright edge; the largest letters do not need them.
 */
const DEVIATIONS = [0.7, 1.2];
const LAST_DEVIATIONS = [0.7];
const RADIUS = 14;
/** Three letters and more of each row lie whole in one of two tiles. */
const TILES = { side: 2_048, overlap: 192 };
/** Chance forms rows in every direction, so turned ones have to be longer, and to stand out more. */
const FEWEST_TURNED = 5;
const UPRIGHT = { crowd: 2, times: 1.5 };
const TURNED = { crowd: 1, times: 2 };
const INSIDE = 0.6;

/** Rows of similarly high shapes that look like text, legible or not, in whatever direction. */
export function wordPlaces(picture: Grey): Box[] {
  const found: Box[] = [];
  const scratch = new Scratch();
  const scales = Math.max(picture.width, picture.height) > LARGE ? SCALES : SCALES.slice(0, 3);
  for (const [index, scale] of scales.entries()) {
    const deviations = index === scales.length - 1 ? LAST_DEVIATIONS : DEVIATIONS;
    for (const { grey, ...corner } of tilesOf(shrunk(picture, scale), TILES))
      for (const shapes of shapesIn(grey, { radius: RADIUS, deviations }, scratch))
        for (const print of printIn(grey, shapes))
          found.push(boxAround(print, { ...corner, scale }, picture));
  }
  const upright = merged(found.filter(({ isTurned }) => !isTurned));
  const turned = found.filter(
    (one) => one.isTurned && !upright.some((other) => insideOf(one, other) > INSIDE),
  );
  return [...upright, ...merged(turned)];
}

interface Print {
  readonly shapes: readonly Shape[];
  readonly letterHeight: number;
  readonly isTurned: boolean;
}

/** What belongs to a row in one direction belongs to none in the next ones. */
function printIn(grey: Grey, found: Found): Print[] {
  const taken = new Set<Shape>();
  const print: Print[] = [];
  for (const direction of directionsOf(found)) {
    const rows = rowsOf(direction.among(isLetter, taken)).filter(isPrint);
    if (rows.length === 0) continue;
    const views = direction.all();
    const free = views.filter(({ of }) => !taken.has(of));
    for (const row of printAmong(rows, new Grain(rows, free), grey, direction)) {
      const whole = lengthened(row, views);
      for (const { of } of whole) taken.add(of);
      print.push({
        shapes: whole.map(({ of }) => of),
        letterHeight: median(whole.map(heightOf)),
        isTurned: !direction.isUpright,
      });
    }
  }
  return print;
}

/** Where one turned row is certain, others in its direction are likely. */
function printAmong(rows: View[][], grain: Grain, grey: Grey, direction: Direction): View[][] {
  const { isUpright, inPicture } = direction;
  const upright = () => rows.filter((row) => !grain.hides(row, UPRIGHT));
  if (isUpright) return upright();
  const greyAt = (across: number, down: number) => {
    const [x, y] = inPicture(across, down).map((value) => Math.max(0, Math.round(value)));
    const [column, line] = [Math.min(grey.width - 1, x ?? 0), Math.min(grey.height - 1, y ?? 0)];
    return grey.pixels[line * grey.width + column] ?? 0;
  };
  const isCertain = (row: View[]) =>
    row.length >= FEWEST_TURNED && !grain.hides(row, TURNED) && !isOnEdge(row, greyAt);
  return rows.some(isCertain) ? upright().filter((row) => !isOnEdge(row, greyAt)) : [];
}

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

function boxAround({ shapes, letterHeight, isTurned }: Print, at: Corner, picture: Grey): Box {
  const pad = letterHeight * 0.35;
  const across = (x: number) => Math.min(picture.width, Math.max(0, (x + at.left) * at.scale));
  const down = (y: number) => Math.min(picture.height, Math.max(0, (y + at.top) * at.scale));
  const left = across(Math.min(...shapes.map((one) => one.left)) - pad);
  const top = down(Math.min(...shapes.map((one) => one.top)) - pad);
  const right = across(Math.max(...shapes.map((one) => one.right)) + 1 + pad);
  const bottom = down(Math.max(...shapes.map((one) => one.bottom)) + 1 + pad);
  return { left, top, width: right - left, height: bottom - top, letters: shapes.length, isTurned };
}

/** The share of a box that lies in another one. */
export function insideOf(one: Rectangle, other: Rectangle): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? (across * down) / (one.width * one.height) : 0;
}

/** Merges boxes that touch. */
function merged(boxes: Box[]): Box[] {
  const rest = [...boxes];
  const out: Box[] = [];
  for (let box = rest.pop(); box; box = rest.pop()) {
    const one = box;
    const at = rest.findIndex((other) => touches(one, other));
    const other = rest[at];
    if (other) rest.splice(at, 1, union(one, other));
    else out.push(one);
  }
  return out;
}

const touches = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function union(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
    letters: Math.max(one.letters, other.letters),
    isTurned: one.isTurned,
  };
}
