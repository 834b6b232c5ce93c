import path from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { LookedAt } from './check.thread';
import { type Place, placesOf } from './places.rules';

const LIMITS = { ms: 60_000, megabytes: 300 };
const thread = new WorkThread<string, LookedAt>(
  path.join(__dirname, `check.thread${path.extname(__filename)}`),
  LIMITS,
);

/**
 * Where words may stand in a picture, whether they can be read or not. One picture at a time.
 * @throws Error when it cannot be looked at
 */
export async function lookForWords(file: string): Promise<Place[]> {
  const { boxes, ...size } = await thread.do(file);
  return placesOf(boxes, size);
}
