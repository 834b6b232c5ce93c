import { extname, join } from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { HeicAnswer } from './heic.thread';

const LIMITS = { ms: 30_000, megabytes: 512 };
const thread = new WorkThread<{ path: string; mostPixels: number }, HeicAnswer>(
  join(__dirname, `heic.thread${extname(__filename)}`),
  LIMITS,
);

/**
 * Decodes the primary image of a HEIC file, upright. sharp cannot read HEIC.
 * @throws Error if there is none
 */
export function readHeic(path: string, mostPixels: number): Promise<HeicAnswer> {
  return thread.do({ path, mostPixels });
}
