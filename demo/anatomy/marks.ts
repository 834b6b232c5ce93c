/** What a camera writes on its picture. */

const LETTER = 'font-family="Inter, Arial, sans-serif" font-weight="600" text-anchor="middle"';

/** A lead side marker, as a radiographer places it beside the limb. */
export const leadLetter = (letter: 'L' | 'R', x: number, y: number): string =>
  `<path d="${letter === 'L' ? L : R}" transform="translate(${x} ${y}) rotate(-4)" fill="none" stroke="#f4f4f4" stroke-width="9" stroke-linecap="butt" stroke-linejoin="miter"/>`;

/** Drawn, not written: no font has to be there, and a reader finds the same strokes every time. */
const L = 'M-14 -26V26H18';
const R = 'M-14 26V-22H4C22 -22 22 4 4 4H-14M2 4L18 26';

/** A centimetre scale along the right edge. */
export function scaleBar(
  x: number,
  y: number,
  pixelsPerMillimetre: number,
  centimetres: number,
): string {
  const ticks = Array.from({ length: centimetres + 1 }, (_, index) => {
    const at = y + index * 10 * pixelsPerMillimetre;
    return `M${x} ${at.toFixed(1)}h${index % 5 === 0 ? -16 : -9}`;
  });
  return `<path d="M${x} ${y}V${(y + centimetres * 10 * pixelsPerMillimetre).toFixed(1)}${ticks.join('')}" stroke="#d8d8d8" stroke-width="1.6" fill="none" opacity=".8"/>`;
}

/** A small screen letter. */
export const screenLetter = (letter: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" ${LETTER} font-size="26" fill="#e6e6e6">${letter}</text>`;

/** The depth below the skin in centimetres, along the right edge. */
export function depthTicks(
  x: number,
  y: number,
  pixelsPerMillimetre: number,
  depth: number,
): string {
  const ticks = Array.from({ length: Math.floor(depth / 10) + 1 }, (_, index) => {
    const at = y + index * 10 * pixelsPerMillimetre;
    return `M${x} ${at.toFixed(1)}h${index % 5 === 0 ? -18 : -9}`;
  });
  return `<path d="${ticks.join('')}" stroke="#d8d8d8" stroke-width="2" fill="none" opacity=".85"/>`;
}

/** The greys of the device, from bright to dark. */
export const grayBar = (x: number, y: number): string =>
  Array.from({ length: 24 }, (_, index) => {
    const grey = Math.round(250 - index * 10.6);
    return `<rect x="${x}" y="${(y + index * 8).toFixed(1)}" width="14" height="8.4" fill="rgb(${grey},${grey},${grey})"/>`;
  }).join('');
