import { faceNet } from './face-net';
import type { ProcessorBudget } from './processor-budget';
import { type Colour, inPicture, seenIn, type Window, windowsOver } from './windows.rules';

/** A square around a face; its middle and its side as shares of the picture's longer side. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly score: number;
}

/** A face that may be one, in the direction in which it was seen. */
interface Candidate extends Face {
  readonly degrees: number;
}

interface Size {
  /** The longer side of the picture, in pixels. */
  readonly longer: number;
  readonly directions: readonly number[];
  /** What is larger is seen in the size before; in this one it is texture. */
  readonly largest: number;
}

/** How thoroughly a picture is searched: in each of these sizes. */
export type Search = readonly Size[];
const WHOLE: Size = { longer: 416, directions: [0, 90, 180, 270], largest: 400 };
const HALF = { longer: 720, largest: 170 };
export const THOROUGH: Search = [
  WHOLE,
  { ...HALF, directions: [0, 90, 270] },
  { longer: 1_328, directions: [0], largest: 130 },
];
/** For stills of films and for pages. */
export const QUICK: Search = [WHOLE, { ...HALF, directions: [0] }];

const SIZE = 416;
const TILES = { side: SIZE, overlap: 112 };
const FAINTEST = 0.35;
const MOST_CANDIDATES = 24;

/** Candidates are looked at again, this many pixels wide. */
const CLOSE = 224;
const CLOSEST = 0.05;
/** Whoever lies on a table is hardly ever straight. */
const TURNS = [0, -15, 15, -30, 30];
const STRAIGHTEN = [{ times: 2 }, { times: 1.7, isMirrored: true }];
/** How many times as wide as the face, how far turned from straight, and whether mirrored. */
const LOOKS: readonly Look[] = [
  { times: 1.6 },
  { times: 2 },
  { times: 2, isMirrored: true },
  { times: 2.5 },
  { times: 2, turned: 12 },
  { times: 2, turned: -12, isMirrored: true },
];
/** Such a score when it is not turned needs no turning, and no better one is no face. */
const CLEAR = 0.75;
const UNLIKELY = 0.35;
/** Turning has to show the face better by as much. */
const BETTER = 0.05;
/** The mean score of the looks. Anything turned may be a face by chance. */
const UPRIGHT = 0.56;
const TURNED = 0.66;
/** The net sees the features; hair, ears and chin belong to a face, too. */
const WHOLE_FACE = 1.5;

interface Look {
  readonly times: number;
  readonly turned?: number;
  readonly isMirrored?: boolean;
}

/**
 * Faces of a picture: whatever looks like one in any of the sizes and directions, and still does
 * when it is looked at closely, straightened and mirrored.
 * @param levels the picture in each of the sizes of the search; larger ones than the picture may be left out
 * @throws Error if the budget is spent before all of the picture was searched
 */
export async function facesIn(
  levels: readonly Colour[],
  search: Search,
  budget: ProcessorBudget,
): Promise<Face[]> {
  const candidates: Candidate[] = [];
  for (const [nth, level] of levels.entries())
    candidates.push(...(await candidatesIn(level, search[nth] ?? WHOLE, budget)));
  const likely = distinct(candidates, (one, other) => one.degrees === other.degrees);
  const faces: Face[] = [];
  for (const candidate of likely.slice(0, MOST_CANDIDATES)) {
    budget.check();
    const face = await confirmed(levels, candidate);
    if (face) faces.push(face);
  }
  return distinct(faces).map((face) => ({ ...face, side: face.side * WHOLE_FACE }));
}

async function candidatesIn(
  level: Colour,
  { directions, largest }: Size,
  budget: ProcessorBudget,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const window of windowsOver(level, TILES))
    for (const degrees of directions) {
      budget.check();
      const seen = await lookAt(level, { ...window, degrees }, SIZE, FAINTEST);
      const longer = Math.max(level.width, level.height);
      for (const face of seen) if (face.side * longer <= largest) found.push({ ...face, degrees });
    }
  return found;
}

/** What looks like a face in a window of a picture. */
async function lookAt(
  level: Colour,
  window: Window,
  size: number,
  lowest: number,
): Promise<Face[]> {
  const net = await faceNet();
  const longer = Math.max(level.width, level.height);
  const placed = inPicture(window, size);
  return net.look({ colours: seenIn(level, window, size), size }, lowest).map((seen) => {
    const { x, y } = placed(seen.x, seen.y);
    const side = (seen.side * window.side) / size;
    return { x: x / longer, y: y / longer, side: side / longer, score: seen.score };
  });
}

/** The face, its place corrected; undefined if it is none. */
async function confirmed(levels: readonly Colour[], at: Candidate): Promise<Face | undefined> {
  let [straight, best] = [at.degrees, -1];
  for (const turn of TURNS) {
    const looks = STRAIGHTEN.map((look) => ({ ...look, turned: turn }));
    const score = meanOf(await closely(levels, at, looks));
    if (score > best + (turn === 0 ? 0 : BETTER)) [straight, best] = [at.degrees + turn, score];
    if (turn === 0 && best > CLEAR) break;
  }
  if (best < UNLIKELY) return undefined;
  const seen = await closely(levels, { ...at, degrees: straight }, LOOKS);
  const score = meanOf(seen);
  if (score < (at.degrees === 0 ? UPRIGHT : TURNED)) return undefined;
  const sum = seen.reduce((total, face) => total + face.score, 0);
  const mean = (part: 'x' | 'y' | 'side') =>
    seen.reduce((total, face) => total + face[part] * face.score, 0) / sum;
  return { x: mean('x'), y: mean('y'), side: mean('side'), score };
}

const meanOf = (seen: readonly Face[]) =>
  seen.reduce((total, { score }) => total + score, 0) / seen.length;

/** What each of the looks shows of a candidate; a score of 0 if nothing. */
async function closely(
  levels: readonly Colour[],
  at: Candidate,
  looks: readonly Look[],
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const { times, turned = 0, isMirrored = false } of looks) {
    const level = levelFor(levels, CLOSE / times / at.side);
    if (!level) continue;
    const longer = Math.max(level.width, level.height);
    const window = {
      x: at.x * longer,
      y: at.y * longer,
      side: at.side * times * longer,
      degrees: at.degrees + turned,
      isMirrored,
    };
    const seen = await lookAt(level, window, CLOSE, CLOSEST);
    const same = seen.filter((face) => isSame(face, at)).toSorted((a, b) => b.score - a.score);
    faces.push(same[0] ?? { ...at, score: 0 });
  }
  return faces;
}

/** The smallest level that shows a picture nearly this long, or else the largest one. */
const levelFor = (levels: readonly Colour[], longer: number) =>
  levels.find(({ width, height }) => Math.max(width, height) >= longer * 0.9) ?? levels.at(-1);

const isSame = (one: Face, other: Face) =>
  Math.hypot(one.x - other.x, one.y - other.y) < 0.45 * Math.max(one.side, other.side) &&
  Math.abs(Math.log(one.side / other.side)) < 0.7;

/** The best of those that are the same. */
function distinct<Some extends Face>(
  faces: readonly Some[],
  areComparable: (one: Some, other: Some) => boolean = () => true,
): Some[] {
  const kept: Some[] = [];
  for (const face of faces.toSorted((one, other) => other.score - one.score))
    if (!kept.some((other) => areComparable(face, other) && isSame(face, other))) kept.push(face);
  return kept;
}
