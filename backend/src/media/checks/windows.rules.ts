/** Red, green and blue of a picture, row by row. */
export interface Colour {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of a picture, turned clockwise about its middle. */
export interface Window extends Point {
  readonly side: number;
  readonly degrees: number;
  readonly isMirrored?: boolean;
}

const CHANNELS = 3;

/** Maps a point of a window, `size` pixels wide, to the picture. */
export function inPicture(window: Window, size: number): (across: number, down: number) => Point {
  const angle = (window.degrees * Math.PI) / 180;
  const scale = window.side / size;
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const middle = (size - 1) / 2;
  return (across, down) => {
    const right = window.isMirrored ? middle - across : across - middle;
    const below = down - middle;
    return {
      x: window.x + right * cosine - below * sine,
      y: window.y + right * sine + below * cosine,
    };
  };
}

/** What is seen in a window: its colours from 0 to 255, black beyond the picture. */
export function seenIn(picture: Colour, window: Window, size: number): Float32Array {
  const { width, height, pixels } = picture;
  const seen = new Float32Array(size * size * CHANNELS);
  const placed = inPicture(window, size);
  const start = placed(0, 0);
  const [next, below] = [placed(1, 0), placed(0, 1)];
  const [acrossX, acrossY] = [next.x - start.x, next.y - start.y];
  const [downX, downY] = [below.x - start.x, below.y - start.y];
  const [lastX, lastY] = [width - 1, height - 1];
  for (let row = 0, to = 0; row < size; row++)
    for (let column = 0; column < size; column++, to += CHANNELS) {
      const x = start.x + column * acrossX + row * downX;
      const y = start.y + column * acrossY + row * downY;
      if (x < -0.5 || y < -0.5 || x > lastX + 0.5 || y > lastY + 0.5) continue;
      const left = Math.max(0, Math.min(lastX, Math.floor(x)));
      const top = Math.max(0, Math.min(lastY, Math.floor(y)));
      const shareX = Math.max(0, Math.min(1, x - left));
      const shareY = Math.max(0, Math.min(1, y - top));
      const from = (top * width + left) * CHANNELS;
      const right = left < lastX ? CHANNELS : 0;
      const under = top < lastY ? width * CHANNELS : 0;
      for (let nth = 0, at = from; nth < CHANNELS; nth++, at++) {
        const first = pixels[at] as number;
        const third = pixels[at + under] as number;
        const above = first + ((pixels[at + right] as number) - first) * shareX;
        const lower = third + ((pixels[at + under + right] as number) - third) * shareX;
        seen[to + nth] = above + (lower - above) * shareY;
      }
    }
  return seen;
}

interface Cover {
  readonly side: number;
  /** What is smaller lies whole in one of two windows. */
  readonly overlap: number;
}

/** Windows that together show a whole picture, upright. */
export function windowsOver({ width, height }: Pick<Colour, 'width' | 'height'>, cover: Cover) {
  return middlesOf(height, cover).flatMap((y) =>
    middlesOf(width, cover).map((x): Window => ({ x, y, side: cover.side, degrees: 0 })),
  );
}

function middlesOf(length: number, { side, overlap }: Cover): number[] {
  if (length <= side) return [(length - 1) / 2];
  const count = Math.ceil((length - overlap) / (side - overlap));
  const step = (length - side) / (count - 1);
  return Array.from({ length: count }, (_, nth) => (side - 1) / 2 + nth * step);
}
