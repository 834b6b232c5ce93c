import type { Mask } from '../../../../backend/src/media/masks.rules';

export type Rectangle = Extract<Mask, { kind: 'rectangle' }>;
export type Stroke = Extract<Mask, { kind: 'stroke' }>;
export type Point = readonly [x: number, y: number];

/** Coordinates are in thousandths of the picture's sides, as in the API. */
export const SIDE = 1000;
const SMALLEST = 10;
const STEP = 10;
const MOST_POINTS = 380;
/** Points of a stroke that are closer than this to the last one are left out. */
const NEAR = 4;
/** The rectangle that its button adds: wide and low, like a line of text. */
export const FRESH: Rectangle = { kind: 'rectangle', x: 300, y: 440, width: 400, height: 120 };

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

export function moved(mask: Rectangle, byX: number, byY: number): Rectangle {
  return {
    ...mask,
    x: within(mask.x + byX, 0, SIDE - mask.width),
    y: within(mask.y + byY, 0, SIDE - mask.height),
  };
}

export function resized(mask: Rectangle, byX: number, byY: number): Rectangle {
  return {
    ...mask,
    width: within(mask.width + byX, SMALLEST, SIDE - mask.x),
    height: within(mask.height + byY, SMALLEST, SIDE - mask.y),
  };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Arrows move a rectangle, with Shift they resize it; undefined for all other keys. */
export function byKey(
  mask: Rectangle,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Rectangle | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  return shiftKey ? resized(mask, ...by) : moved(mask, ...by);
}

/** The rectangle between the points where a drag began and ended. */
export function between([fromX, fromY]: Point, [toX, toY]: Point): Rectangle {
  const x = within(Math.min(fromX, toX), 0, SIDE - SMALLEST);
  const y = within(Math.min(fromY, toY), 0, SIDE - SMALLEST);
  return resized(
    { kind: 'rectangle', x, y, width: 0, height: 0 },
    Math.abs(toX - fromX),
    Math.abs(toY - fromY),
  );
}

/** A stroke with one more point, or unchanged if that is too near or there are too many. */
export function drawnOn(stroke: Stroke, point: Point): Stroke {
  const last = stroke.points.at(-1);
  const isNear = last && Math.hypot(last[0] - point[0], last[1] - point[1]) < NEAR;
  return isNear || stroke.points.length >= MOST_POINTS
    ? stroke
    : { ...stroke, points: [...stroke.points, point] };
}

const perCent = (value: number) => `${Math.round(value / 10)} %`;

export function wordsFor({ x, y, width, height }: Rectangle, number: number): string {
  return `Black rectangle ${number}: ${perCent(x)} from the left, ${perCent(y)} from the top, ${perCent(width)} wide, ${perCent(height)} high`;
}
