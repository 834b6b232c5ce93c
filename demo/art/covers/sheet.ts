export const WIDTH = 1_600;
export const HEIGHT = 900;

/** The colours of a cover. */
export interface Inks {
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly accent: string;
}

export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Strokes a path without a fill. */
export const stroked = (body: string, colour: string, width: number, opacity = 1): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${body}</g>`;

export const filled = (body: string, colour: string, opacity = 1): string =>
  `<g fill="${colour}" opacity="${opacity}">${body}</g>`;
