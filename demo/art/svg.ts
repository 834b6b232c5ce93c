import type { Random } from '../random';

export interface Point {
  x: number;
  y: number;
}

export interface Twig extends Point {
  /** In degrees, clockwise from the right. */
  angle: number;
  length: number;
  width: number;
  depth: number;
  /** The angle between two children, in degrees. */
  spread?: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** A gradient for `fill="url(#id)"`: stops are [offset, colour, opacity]. */
export function radial(
  id: string,
  stops: [number, string, number?][],
  place = 'cx=".5" cy=".5" r=".5"',
): string {
  const list = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}" ${place}>${list.join('')}</radialGradient>`;
}

export function linear(
  id: string,
  stops: [number, string, number?][],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  const list = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${list.join('')}</linearGradient>`;
}

/**
 * A closed, smooth, irregular outline around a point: organs, lesions, puddles. `wobble` is a share
 * of the radius.
 */
export function blob(
  random: Random,
  at: Point & { rx: number; ry: number; wobble?: number; points?: number; turn?: number },
): string {
  const { rx, ry, wobble = 0.12, points = 9, turn = 0 } = at;
  const knots = Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    const reach = 1 + random.between(-wobble, wobble);
    return turned({ x: Math.cos(angle) * rx * reach, y: Math.sin(angle) * ry * reach }, turn, at);
  });
  return smooth(knots);
}

/** A spiculated outline: a core with rays. */
export function star(
  random: Random,
  at: Point & { radius: number; rays: number; reach: number },
): string {
  const corners = Array.from({ length: at.rays * 2 }, (_, index) => {
    const angle = (Math.PI * index) / at.rays;
    const far =
      index % 2 === 0
        ? at.radius * random.between(1.2, at.reach)
        : at.radius * random.between(0.8, 1);
    return `${round(at.x + Math.cos(angle) * far)} ${round(at.y + Math.sin(angle) * far)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A closed Catmull-Rom spline through all points. */
export function smooth(knots: Point[]): string {
  const at = (index: number) => knots[(index + knots.length) % knots.length] as Point;
  const parts = knots.map((knot, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = `${round(knot.x + (next.x - before.x) / 6)} ${round(knot.y + (next.y - before.y) / 6)}`;
    const second = `${round(next.x - (after.x - knot.x) / 6)} ${round(next.y - (after.y - knot.y) / 6)}`;
    return `C${first} ${second} ${round(next.x)} ${round(next.y)}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}Z`;
}

/**
 * A branching tree (vessels, ducts, bronchi) as stroked paths; wrap it in a group with `fill="none"
 * stroke=…`.
 */
export function tree(random: Random, twig: Twig): string {
  if (twig.depth === 0 || twig.width < 0.4) return '';
  const bend = twig.angle + random.between(-14, 14);
  const middle = along(twig, bend, twig.length / 2);
  const end = along(twig, twig.angle, twig.length);
  const stem =
    `<path d="M${round(twig.x)} ${round(twig.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}" ` +
    `stroke-width="${round(twig.width)}"/>`;
  const spread = twig.spread ?? 34;
  const children = random.chance(0.22) ? [-1, 0.1, 1] : [-1, 1];
  const grown = children.map((side) =>
    tree(random, {
      ...end,
      angle: twig.angle + side * random.between(spread * 0.5, spread),
      length: twig.length * random.between(0.68, 0.86),
      width: twig.width * random.between(0.58, 0.72),
      depth: twig.depth - 1,
      spread,
    }),
  );
  return stem + grown.join('');
}

/** A scale bar like those of scanners. */
export function ruler(x: number, y: number, length: number): string {
  const ticks = Array.from({ length: 5 }, (_, index) => {
    const long = index % 4 === 0 ? 10 : 6;
    return `M${x} ${round(y + (length * index) / 4)}h-${long}`;
  });
  return `<path d="M${x} ${y}v${length}${ticks.join('')}" fill="none" stroke="#aebcbf" stroke-width="1.6" opacity=".75"/>`;
}

/** Blacks out everything outside the round field of view; for drawings of 960 by 720. */
export function porthole(radius: number): string {
  const circle = `M${480 - radius} 360a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 -${radius * 2} 0`;
  return `<path d="M0 0H960V720H0Z${circle}" fill="#040505" fill-rule="evenodd"/>`;
}

/** The side mark, drawn as strokes so that no font is needed. */
export function sideMark(x: number, y: number, side: 'R' | 'L'): string {
  const letter = side === 'R' ? 'M0 20V0H8C16 0 16 10 8 10H0M7 10L14 20' : 'M0 0V20H12';
  return `<g transform="translate(${x} ${y})"><path d="${letter}" fill="none" stroke="#e6eded" stroke-width="3.2" stroke-linejoin="round"/></g>`;
}

export function caliper(from: Point, to: Point): string {
  const cross = (at: Point) => `M${round(at.x - 7)} ${round(at.y)}h14m-7-7v14`;
  return (
    `<path d="${cross(from)}${cross(to)}" stroke="#e8efef" stroke-width="2" fill="none"/>` +
    `<path d="M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}" stroke="#e8efef" stroke-width="1.6" stroke-dasharray="2 7"/>`
  );
}

export function along(from: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: from.x + Math.cos(turn) * distance, y: from.y + Math.sin(turn) * distance };
}

function turned(offset: Point, degrees: number, centre: Point): Point {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: centre.x + offset.x * Math.cos(turn) - offset.y * Math.sin(turn),
    y: centre.y + offset.x * Math.sin(turn) + offset.y * Math.cos(turn),
  };
}
