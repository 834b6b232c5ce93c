import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { RawPicture } from './bmp.thread';

const HEADER_BYTES = 26;
/** Header of the oldest format, with 16-bit dimensions. */
const CORE_HEADER = 12;
const LIMITS = { ms: 20_000, megabytes: 256 };
const thread = new WorkThread<string, RawPicture>(
  join(__dirname, `bmp.thread${extname(__filename)}`),
  LIMITS,
);

/** The dimensions in a BMP header, without decoding the image. */
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

/** The pixels of a BMP as opaque RGB, since sharp cannot read BMP. */
export function readBmp(path: string): Promise<RawPicture> {
  return thread.do(path);
}
