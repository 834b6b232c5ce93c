import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { BmpAnswer } from './bmp.thread';
import { readBmpHeader } from './bmp-header';
import type { RawPicture } from './bmp-pixels';
import { UnusablePicture } from './unusable-picture';

/** The longest header, its masks and its palette. */
const HEADER_BYTES = 14 + 124 + 16 + 256 * 4;
const LIMITS = { ms: 20_000, megabytes: 256 };
const thread = new WorkThread<string, BmpAnswer>(
  join(__dirname, `bmp.thread${extname(__filename)}`),
  LIMITS,
);

/** The dimensions in a BMP header, without decoding the image. @throws UnusablePicture */
export async function bmpSides(path: string): Promise<{ width: number; height: number }> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return readBmpHeader(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** The pixels of a BMP as RGB, since sharp cannot read BMP. @throws UnusablePicture */
export async function readBmp(path: string): Promise<RawPicture> {
  const answer = await thread.do(path);
  if ('problem' in answer) throw new UnusablePicture(answer.problem);
  return answer;
}
