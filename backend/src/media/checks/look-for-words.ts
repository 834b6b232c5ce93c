import path from 'node:path';
import { WorkThread } from '../threads/work-thread';
import type { LookedAt, ToLookAt } from './check.thread';
import { codeAt, faceAt, isKnown, numbered, type Place, placeAt, READ } from './places.rules';
import { reader } from './reader';
import { kindOfWords, LEGIBLE } from './word-kinds.rules';

const LIMITS = { ms: 60_000, megabytes: 300 };
const thread = new WorkThread<ToLookAt, LookedAt>(
  path.join(__dirname, `check.thread${path.extname(__filename)}`),
  LIMITS,
);

interface Looks {
  readonly known?: readonly Place[];
  readonly inColour?: boolean;
  readonly asksForFaces?: boolean;
}

/**
 * Finds places in an image that may contain text, legible or not, codes and faces; legible text
 * determines the kind of a place.
 * @param seen places already read in another frame of the same video, whether colours are looked at
 *   where nothing is seen in grey, and whether a face is to be found
 * @throws Error if it cannot be checked
 */
export async function lookForWords(
  path: string,
  { known = [], inColour = false, asksForFaces = true }: Looks = {},
): Promise<Place[]> {
  const { boxes, codes, faces, lines, ...size } = await thread.do({ path, inColour, asksForFaces });
  const places: Place[] = [
    ...codes.map((code) => codeAt(code, size)),
    ...faces.map((face) => faceAt(face, size)),
  ];
  for (const [index, box] of boxes.entries()) {
    const place = placeAt(box, size);
    const line = lines[index];
    places.push(line && !isKnown(place, known) ? await named(place, line) : place);
  }
  return numbered(places);
}

/** Like `lookForWords`, without reading the text. */
export async function boxesIn(path: string): Promise<Place[]> {
  const { boxes, codes, faces, ...size } = await thread.do({
    path,
    inColour: false,
    asksForFaces: true,
  });
  return [
    ...codes.map((code) => codeAt(code, size)),
    ...faces.map((face) => faceAt(face, size)),
    ...boxes.map((box) => placeAt(box, size)),
  ];
}

/** Releases the memory used for checks. */
export const endLooking = () => thread.end();

/**
 * Determines the kind of a place. Text that is illegible, or takes too long to read, stays `text`.
 */
async function named(place: Place, line: Uint8Array): Promise<Place> {
  const words = await reader.line(Buffer.from(line)).catch(() => undefined);
  if (!words || words.confidence < LEGIBLE) return place;
  return { ...place, kind: kindOfWords(words), confidence: Math.max(place.confidence, READ) };
}
