export const SHAPES = ['point', 'arrow', 'circle', 'line'] as const;
export type Shape = (typeof SHAPES)[number];

/** Why a place is gone: its file was removed, or another one is in its place. */
export const GONE = ['removed', 'replaced'] as const;
export type Gone = (typeof GONE)[number];

/** The most places that one comment, step, outcome or message may point at. */
export const MOST_PINS = 5;

/** In thousandths of the displayed picture's width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const EDGE = 1_000;
/** Shorter, an arrow or a line has no direction. */
const SHORTEST = 5;
/** The longest film: 24 hours of surgery. */
const LAST_SECOND = 86_400;

export const pointsOf = (shape: Shape): number => (shape === 'point' ? 1 : 2);

const isInside = ({ x, y }: Point) => [x, y].every((at) => at >= 0 && at <= EDGE);

export function isDrawn(shape: Shape, points: readonly Point[]): boolean {
  if (points.length !== pointsOf(shape) || !points.every(isInside)) return false;
  const [from, to] = points;
  return !from || !to || Math.hypot(to.x - from.x, to.y - from.y) >= SHORTEST;
}

const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Points and seconds are stored to one decimal place. */
export const spotsIn = (pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => ({ x: inTenths(x), y: inTenths(y) }));

export const secondIn = (second: number | undefined): number | null =>
  second === undefined ? null : inTenths(second);

export const NO_PLACE = 'That mark has no place.';
export const NO_PAGE = 'There is no such page.';
export const NO_SECOND = 'There is no such second.';

/** What decides whether a place is in a file. */
export interface MarkedFile {
  readonly kind: string;
  /** Of a report; 0 until its pages are drawn. */
  readonly pages: number;
}

/** Which page or which second of a file; null where it has none. */
interface Where {
  readonly page: number | null;
  readonly second: number | null;
}

/** Why there is no such place in a file; undefined if there is. */
export function whyNotInFile(
  { kind, pages }: MarkedFile,
  { page, second }: Where,
): string | undefined {
  const hasPage = page !== null && page >= 1 && page <= pages;
  if (kind === 'pdf' ? !hasPage : page !== null) return NO_PAGE;
  const hasSecond = second !== null && second >= 0 && second <= LAST_SECOND;
  if (kind === 'video' ? !hasSecond : second !== null) return NO_SECOND;
  return undefined;
}
