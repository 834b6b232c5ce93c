import type { Grey } from './shapes.rules';

export interface Tile {
  readonly grey: Grey;
  readonly left: number;
  readonly top: number;
}

interface Tiles {
  readonly side: number;
  /** What is smaller lies whole in one of two tiles. */
  readonly overlap: number;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A larger picture is searched in tiles, since memory grows with what is searched at once. */
export function* tilesOf(grey: Grey, tiles: Tiles): Generator<Tile> {
  const { side } = tiles;
  for (const top of startsOf(grey.height, tiles))
    for (const left of startsOf(grey.width, tiles))
      yield { left, top, grey: cut(grey, { left, top, side }) };
}

function startsOf(length: number, { side, overlap }: Tiles): number[] {
  const starts = [0];
  for (let end = side; end < length; end += side - overlap) starts.push(end - overlap);
  return starts;
}

function cut(grey: Grey, { left, top, side }: Square): Grey {
  const width = Math.min(side, grey.width - left);
  const height = Math.min(side, grey.height - top);
  if (width === grey.width && height === grey.height) return grey;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * grey.width + left;
    pixels.set(grey.pixels.subarray(start, start + width), y * width);
  }
  return { width, height, pixels };
}
