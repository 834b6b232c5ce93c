/**
 * A blacked-out area of an image or of a page of a report, in thousandths of its width and height
 * when upright.
 */
export type Mask =
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** For a report: the page, starting at 1. */
      readonly page?: number;
    }
  | {
      readonly kind: 'stroke';
      readonly width: number;
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly page?: number;
    };

export const MAX_MASKS = 50;
const MAX_POINTS = 400;
const SIDE = 1000;
const PAGE = /^[1-9]\d?$/;

/**
 * Parses masks: "r100,200,300,50;s20:100,100 120,130;r100,200,300,50@2" is a rectangle, a brush
 * stroke, and a rectangle on the second page of a report. Empty for none.
 * @returns undefined if it is malformed
 */
export function parseMasks(text: string): Mask[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  if (parts.length > MAX_MASKS) return undefined;
  const masks = parts.map(maskIn);
  return masks.some((mask) => mask === undefined) ? undefined : (masks as Mask[]);
}

export const writeMasks = (masks: readonly Mask[]): string =>
  masks.map((mask) => `${shapeOf(mask)}${mask.page ? `@${mask.page}` : ''}`).join(';');

function shapeOf(mask: Mask): string {
  if (mask.kind === 'rectangle')
    return `r${[mask.x, mask.y, mask.width, mask.height].map(short).join(',')}`;
  const points = mask.points.map((point) => point.map(short).join(','));
  return `s${short(mask.width)}:${points.join(' ')}`;
}

/** The masks of one page of a report; those without a page belong to the first one. */
export const masksOfPage = (masks: readonly Mask[], page: number): Mask[] =>
  masks.filter((mask) => (mask.page ?? 1) === page);

/** The masks as an SVG overlay for an image of this size. */
export function masksSvg(masks: readonly Mask[], width: number, height: number): string {
  const x = (value: number) => ((value * width) / SIDE).toFixed(2);
  const y = (value: number) => ((value * height) / SIDE).toFixed(2);
  const shapes = masks.map((mask) =>
    mask.kind === 'rectangle'
      ? `<rect x="${x(mask.x)}" y="${y(mask.y)}" width="${x(mask.width)}" height="${y(mask.height)}"/>`
      : `<polyline points="${mask.points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')}" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="${x(mask.width)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
}

function maskIn(part: string): Mask | undefined {
  const [shape = '', ...pages] = part.trim().split('@');
  const mask = shape.startsWith('r')
    ? rectangle(shape.slice(1))
    : shape.startsWith('s')
      ? stroke(shape.slice(1))
      : undefined;
  if (pages.length === 0) return mask;
  const [page = ''] = pages;
  return mask && pages.length === 1 && PAGE.test(page)
    ? { ...mask, page: Number(page) }
    : undefined;
}

type Rectangle = Extract<Mask, { kind: 'rectangle' }>;

/**
 * The bounding box of a mask. x and width are thousandths of the image's width, y and height of its
 * height.
 */
export interface Bounds extends Omit<Rectangle, 'kind'> {
  /** Extra height above and below the box, in thousandths of the image's width. */
  readonly rise: number;
}

export function boundsOf(mask: Mask): Bounds {
  if (mask.kind === 'rectangle') {
    const { x, y, width, height } = mask;
    return { x, y, width, height, rise: 0 };
  }
  const reach = mask.width / 2;
  const [xs, ys] = [mask.points.map(([x]) => x), mask.points.map(([, y]) => y)];
  const left = Math.max(0, Math.min(...xs) - reach);
  const right = Math.min(SIDE, Math.max(...xs) + reach);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: left, y: top, width: right - left, height: bottom - top, rise: reach };
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const inside = (value: number) => Number.isFinite(value) && value >= 0 && value <= SIDE;

function numbers(text: string): number[] {
  return text
    .split(',')
    .map((part) => (/^\s*\d{1,4}(?:\.\d{1,3})?\s*$/.test(part) ? Number(part) : Number.NaN));
}

function rectangle(text: string): Mask | undefined {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN, ...rest] =
    numbers(text);
  if (rest.length > 0 || ![x, y, width, height].every(inside) || width === 0 || height === 0)
    return undefined;
  return { kind: 'rectangle', x, y, width, height };
}

function stroke(text: string): Mask | undefined {
  const [head = '', path = ''] = text.split(':');
  const [width = Number.NaN] = numbers(head);
  const points = path.trim().split(/\s+/).map(numbers);
  if (!inside(width) || width === 0 || points.length > MAX_POINTS) return undefined;
  if (!points.every((point) => point.length === 2 && point.every(inside))) return undefined;
  // A single touch of the brush is a dot: a line without length would not be drawn.
  const drawn = points.length === 1 ? [...points, ...points] : points;
  return { kind: 'stroke', width, points: drawn.map(([x = 0, y = 0]) => [x, y] as const) };
}
