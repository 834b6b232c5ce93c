import type { Random } from '../../random';
import { linear, radial, round, smooth } from '../svg';

export const WIDTH = 1_200;
export const HEIGHT = 800;

export interface Sheet {
  readonly defs: string;
  readonly body: string;
}

/**
 * Morning, noon, evening, night etc.: the top and bottom colours of the sky, and those of the
 * layers in front, farthest first.
 */
export const LIGHTS = [
  ['#5d7fb8', '#f4b58a', ['#d98a6f', '#a45f72', '#6b4468', '#3d2c4e', '#1d1a33']],
  ['#bfe0ea', '#f3f6ec', ['#9fc0c4', '#6f9fa3', '#4b7f82', '#2f5f62', '#1a3f44']],
  ['#3b3561', '#e5826b', ['#b5616a', '#834c69', '#563a5e', '#33264a', '#191530']],
  ['#0c1730', '#31486e', ['#3a5078', '#2a3c60', '#1d2b49', '#131d35', '#0a1122']],
  ['#f0d9b5', '#fbeedd', ['#d9b48f', '#b98f6c', '#8f6b52', '#65503f', '#3d332b']],
] as const;
type Light = (typeof LIGHTS)[number];

export const rect = (y: number, height: number, fill: string) =>
  `<rect y="${round(y)}" width="${WIDTH}" height="${round(height)}" fill="${fill}"/>`;
export const sky = ([top, low]: Light) => ({
  defs: linear('sky', [
    [0, top],
    [1, low],
  ]),
  body: rect(0, HEIGHT, 'url(#sky)'),
});

/** Rolling ground. */
export function roll(
  random: Random,
  y: number,
  { rise, fill }: { rise: number; fill: string },
): string {
  const knots = Array.from({ length: 7 }, (_, index) => ({
    x: -200 + index * 270,
    y: y - random.next() * rise,
  }));
  const ends = [
    { x: WIDTH + 400, y: HEIGHT + 300 },
    { x: -400, y: HEIGHT + 300 },
  ];
  return `<path d="${smooth([...knots, ...ends])}" fill="${fill}"/>`;
}

export function sun(random: Random, y: number): Sheet {
  const x = random.between(300, 900);
  const defs = radial('sun', [
    [0, '#fff6dd'],
    [0.28, '#ffe9b8', 0.95],
    [1, '#ffd9a0', 0],
  ]);
  return { defs, body: `<circle cx="${round(x)}" cy="${round(y)}" r="190" fill="url(#sun)"/>` };
}

export const over = (...sheets: Sheet[]): Sheet => ({
  defs: sheets.map(({ defs }) => defs).join(''),
  body: sheets.map(({ body }) => body).join(''),
});
export const drawn = (body: string, defs = ''): Sheet => ({ body, defs });
