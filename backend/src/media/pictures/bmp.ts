import { open, readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';

export interface RawPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

const HEADER_BYTES = 26;
/** Header of the oldest form, whose sides are 16-bit numbers. */
const CORE_HEADER = 12;

/** Width and height as a BMP's header says, without decoding it. */
export async function bmpSides(path: string): Promise<{ width: number; height: number }> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (bytesRead < HEADER_BYTES) throw new Error('The BMP is cut off.');
    if (buffer.readUInt32LE(14) === CORE_HEADER)
      return { width: buffer.readUInt16LE(18), height: buffer.readUInt16LE(20) };
    return { width: Math.abs(buffer.readInt32LE(18)), height: Math.abs(buffer.readInt32LE(22)) };
  } finally {
    await handle.close();
  }
}

/** The pixels of a BMP as opaque RGB, which sharp cannot read by itself. */
export async function readBmp(path: string): Promise<RawPicture> {
  const { data, width, height } = decode(await readFile(path), { toRGBA: true });
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3)
    data.copy(pixels, to, from, from + 3);
  return { pixels, width, height: Math.abs(height) };
}
