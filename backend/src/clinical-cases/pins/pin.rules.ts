import {
  EDGE,
  GONE,
  type Gone,
  isDrawn,
  type MarkedFile,
  MOST_PINS,
  NO_PAGE,
  NO_SECOND,
  type Point,
  pointsOf,
  SHAPES,
  type Shape,
  whyNotInFile,
} from '../../media/marks.rules';

export { GONE, type Gone, isDrawn, MOST_PINS, type Point, pointsOf, SHAPES, type Shape };

/** Of the length of a line: pixels where the spacing of a scan is not known. */
export const UNITS = ['mm', 'pixels'] as const;
export type Unit = (typeof UNITS)[number];

/**
 * A place in a file, of a report on one of its pages, of a film at one of its seconds; or in one
 * slice of a scan.
 */
export interface Place {
  readonly fileId: number | null;
  readonly scanId: number | null;
  readonly shape: Shape;
  /** Of an arrow its tail and tip, of a circle its centre and a point on the rim. */
  readonly points: readonly Point[];
  readonly page: number | null;
  readonly second: number | null;
  readonly slice: number | null;
}

const whereIs = ({ fileId, scanId, shape, points, page, second, slice }: Place) =>
  JSON.stringify([fileId, scanId, shape, points.map(({ x, y }) => [x, y]), page, second, slice]);

/**
 * What goes and what is new when these places take the place of the known marks: one whose place is
 * sent again stays.
 */
export function exchanged(
  known: readonly (Place & { readonly id: number })[],
  sent: readonly Place[],
): { readonly gone: number[]; readonly added: Place[] } {
  const left = [...known];
  const added = sent.filter((place) => {
    const at = left.findIndex((one) => whereIs(one) === whereIs(place));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { gone: left.map(({ id }) => id), added };
}

/** What decides whether a place is in a scan, and how long a line in it is. */
export interface PinnedScan {
  readonly id: number;
  readonly rows: number;
  readonly columns: number;
  readonly frames: number;
  /** Millimetres between rows, and between columns; null if it is not known. */
  readonly spacing: readonly [number, number] | null;
}

const ELSEWHERE = 'That place is not in this case.';
const NO_SLICE = 'There is no such slice.';

/**
 * Why a place is invalid; undefined if it is valid. `file` is undefined if the post shows no file
 * of this id.
 */
export function whyNotIn(file: MarkedFile | undefined, place: Place): string | undefined {
  if (!file) return ELSEWHERE;
  return place.slice === null ? whyNotInFile(file, place) : NO_SLICE;
}

/** As `whyNotIn`, of a place in a scan. */
export function whyNotInScan(scan: PinnedScan | undefined, place: Place): string | undefined {
  if (!scan) return ELSEWHERE;
  const { page, second, slice } = place;
  if (page !== null) return NO_PAGE;
  if (second !== null) return NO_SECOND;
  const isThere = slice !== null && slice >= 1 && slice <= scan.frames;
  return isThere ? undefined : NO_SLICE;
}

export interface Length {
  readonly length: number;
  readonly unit: Unit;
}

const HUNDREDTHS = 100;

/** Of a line in a slice, by the distances of rows and of columns, which may differ. */
export function lengthOf(
  { rows, columns, spacing }: Omit<PinnedScan, 'id' | 'frames'>,
  { shape, points: [from, to] }: Pick<Place, 'shape' | 'points'>,
): Length | undefined {
  if (shape !== 'line' || !from || !to) return undefined;
  const [down, across] = spacing ?? [1, 1];
  const width = ((to.x - from.x) / EDGE) * columns * across;
  const height = ((to.y - from.y) / EDGE) * rows * down;
  const length = Math.round(Math.hypot(width, height) * HUNDREDTHS) / HUNDREDTHS;
  return { length, unit: spacing ? 'mm' : 'pixels' };
}

/** The first place of a comment, and how many it has. */
export interface PointedAt {
  /** Of the picture among the files of the post, from 1; null once it is gone, and of a step's. */
  readonly picture: number | null;
  readonly page: number | null;
  readonly second: number | null;
  readonly slice: number | null;
  readonly many: number;
}

const MINUTE = 60;
const inMinutes = (second: number) =>
  `${Math.floor(second / MINUTE)}:${String(Math.floor(second % MINUTE)).padStart(2, '0')}`;

function placeIn({ picture, page, second, slice }: PointedAt): string {
  if (slice !== null) return `slice ${slice}`;
  if (page !== null) return `page ${page}`;
  if (second !== null) return inMinutes(second);
  return picture === null ? 'a place' : `picture ${picture}`;
}

/** "pointed at page 2 and 2 more": what a comment says by its marks alone. */
export const pointedAt = (at: PointedAt): string =>
  `pointed at ${placeIn(at)}${at.many > 1 ? ` and ${at.many - 1} more` : ''}`;

/** Of a comment without words. */
export const wordless = (at: PointedAt): string => `P${pointedAt(at).slice(1)}.`;
