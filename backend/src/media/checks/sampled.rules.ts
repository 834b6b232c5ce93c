import type { Bars } from './bars.rules';
import type { Grey } from './shapes.rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, turned so that its bars stand upright. */
export interface Sampled {
  readonly grey: Grey;
  /** Where a point of the part lies in the picture. */
  readonly inPicture: (point: Point) => Point;
}

/** Codes want a margin beside them. */
const MARGIN = 40;
/** Narrow bars are read better when enlarged. */
const SMALL = 900;
const LARGE = 2_000;

/** What lies between pixels is interpolated; beyond the picture its border goes on. */
export function valueAt({ width, height, pixels }: Grey, { x, y }: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const left = Math.min(width - 1, Math.max(0, column));
  const right = Math.min(width - 1, Math.max(0, column + 1));
  const top = Math.min(height - 1, Math.max(0, row)) * width;
  const bottom = Math.min(height - 1, Math.max(0, row + 1)) * width;
  const [across, down] = [x - column, y - row];
  const above = (pixels[top + left] ?? 0) * (1 - across) + (pixels[top + right] ?? 0) * across;
  const below =
    (pixels[bottom + left] ?? 0) * (1 - across) + (pixels[bottom + right] ?? 0) * across;
  return above * (1 - down) + below * down;
}

export function uprightPart(picture: Grey, bars: Bars): Sampled {
  const [cosine, sine] = [Math.cos(bars.across), Math.sin(bars.across)];
  const [wide, high] = [bars.right - bars.left, bars.bottom - bars.top];
  const length = wide * Math.abs(cosine) + high * Math.abs(sine) + 2 * MARGIN;
  const depth = wide * Math.abs(sine) + high * Math.abs(cosine) + 2 * MARGIN;
  const longest = Math.max(length, depth);
  const zoom = longest < SMALL ? 2 : Math.min(1, LARGE / longest);
  const middle = { x: (bars.left + bars.right) / 2, y: (bars.top + bars.bottom) / 2 };
  const width = Math.round(length * zoom);
  const height = Math.round(depth * zoom);
  const inPicture = ({ x, y }: Point): Point => {
    const [across, along] = [(x - width / 2) / zoom, (y - height / 2) / zoom];
    return {
      x: middle.x + across * cosine - along * sine,
      y: middle.y + across * sine + along * cosine,
    };
  };
  const pixels = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) pixels[at] = valueAt(picture, inPicture({ x, y }));
  return { grey: { width, height, pixels }, inPicture };
}
