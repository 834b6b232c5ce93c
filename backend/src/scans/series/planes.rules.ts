import type { Plane, Side, Sides } from './facts.rules';
import { cross, dot, type Frame, unit, type Vector } from './frames.rules';

/** A plane is at most about 35° from the one it is named after. */
const LEAST_COSINE = 0.82;
/** By axis of the patient, towards which its numbers grow, and the other end. */
const ENDS: readonly (readonly [Side, Side])[] = [
  ['L', 'R'],
  ['P', 'A'],
  ['H', 'F'],
];
const NAMES: readonly Plane[] = ['sagittal', 'coronal', 'axial'];

const longest = (vector: Vector): number => {
  const sizes = vector.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
};

/** The normal of the frames, along which they are scrolled: from head, right side or front. */
export function scrollingNormal([row, column]: readonly [Vector, Vector]): Vector {
  const normal = unit(cross(row, column));
  const axis = longest(normal);
  // The head has the largest number of its axis; the right side and the front have the smallest.
  const isAlong = axis === 2 ? (normal[axis] ?? 0) < 0 : (normal[axis] ?? 0) > 0;
  return isAlong ? normal : [-normal[0], -normal[1], -normal[2]];
}

/** Where a frame lies along the normal. */
export const placeAlong = (normal: Vector, { position }: Frame): number | undefined =>
  position && dot(position, normal);

export function planeOf(directions: readonly [Vector, Vector]): Plane {
  const normal = scrollingNormal(directions);
  const axis = longest(normal);
  const isLeaning = Math.abs(normal[axis] ?? 0) < LEAST_COSINE;
  return isLeaning ? 'oblique' : (NAMES[axis] ?? 'oblique');
}

/** The sides at the edges of a picture; null where both of its directions point to one side. */
export function sidesOf([row, column]: readonly [Vector, Vector]): Sides | null {
  if (longest(row) === longest(column)) return null;
  const [right, left] = endsOf(row);
  const [bottom, top] = endsOf(column);
  return { left, right, top, bottom };
}

/** The side towards which a direction points, and the opposite one. */
function endsOf(direction: Vector): readonly [Side, Side] {
  const axis = longest(direction);
  const [end, start] = ENDS[axis] ?? ['L', 'R'];
  return (direction[axis] ?? 0) > 0 ? [end, start] : [start, end];
}

const LEAST_COSINE_OF_SAME = Math.cos(Math.PI / 180);

/** Whether two frames are turned alike, to 1°. */
export function areParallel(one: Frame['directions'], other: Frame['directions']): boolean {
  if (!one || !other) return one === other;
  const isClose = (a: Vector, b: Vector) => dot(unit(a), unit(b)) >= LEAST_COSINE_OF_SAME;
  return isClose(one[0], other[0]) && isClose(one[1], other[1]);
}
