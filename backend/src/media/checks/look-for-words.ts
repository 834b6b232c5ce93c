import path from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { LookedAt } from './check.thread';
import { isKnown, numbered, type Place, placeAt } from './places.rules';
import { reader } from './reader';
import { kindOfWords, LEGIBLE } from './word-kinds.rules';

const LIMITS = { ms: 60_000, megabytes: 300 };
const thread = new WorkThread<string, LookedAt>(
  path.join(__dirname, `check.thread${path.extname(__filename)}`),
  LIMITS,
);
const READ = 0.95;

/**
 * Where words may stand in a picture, whether they can be read or not; what can be read says of what kind they are.
 * @param known places that were read before, in another still of the same film
 * @throws Error when it cannot be looked at
 */
export async function lookForWords(file: string, known: readonly Place[] = []): Promise<Place[]> {
  const { boxes, lines, ...size } = await thread.do(file);
  const places: Place[] = [];
  for (const [index, box] of boxes.entries()) {
    const place = placeAt(box, size);
    const line = lines[index];
    places.push(line && !isKnown(place, known) ? await named(place, line) : place);
  }
  return numbered(places);
}

/** As `lookForWords`, and nothing is read. */
export async function boxesIn(file: string): Promise<Place[]> {
  const { boxes, ...size } = await thread.do(file);
  return boxes.map((box) => placeAt(box, size));
}

/** Gives back the memory that looking takes. */
export const endLooking = () => thread.end();

/** Gives a place its kind. Print that cannot be read, or takes too long to read, keeps the kind `text`. */
async function named(place: Place, line: Uint8Array): Promise<Place> {
  const words = await reader.line(Buffer.from(line)).catch(() => undefined);
  if (!words || words.confidence < LEGIBLE) return place;
  return { ...place, kind: kindOfWords(words), confidence: Math.max(place.confidence, READ) };
}
