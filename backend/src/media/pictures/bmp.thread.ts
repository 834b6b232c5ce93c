import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import { serveWork } from '../threads/serve-work';

export interface RawPicture {
  /** Three bytes per pixel. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

serveWork(readBmp, ({ pixels }) => [pixels.buffer]);

async function readBmp(path: string): Promise<RawPicture> {
  const { data, width, height } = decode(await readFile(path), { toRGBA: true });
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3)
    data.copy(pixels, to, from, from + 3);
  return { pixels, width, height: Math.abs(height) };
}
