import { extname, join } from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { DecodedPicture } from './heic.thread';

const LIMITS = { ms: 30_000, megabytes: 512 };
const thread = new WorkThread<{ path: string; mostPixels: number }, DecodedPicture>(
  join(__dirname, `heic.thread${extname(__filename)}`),
  LIMITS,
);

/**
 * The first image of a HEIC file, upright, since sharp cannot read HEIC.
 * @throws Error if there is none, or it is too large
 */
export function readHeic(path: string, mostPixels: number): Promise<DecodedPicture> {
  return thread.do({ path, mostPixels });
}
