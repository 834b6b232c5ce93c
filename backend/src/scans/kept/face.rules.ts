import { type FaceAnswer, LEAST_APART_MM } from '../series/faces.rules';
import type { ScanFacts } from '../series/facts.rules';

/** What became of the face that could be made from the frames. */
export const FACES = ['none', 'thinned', 'covered', 'kept'] as const;
export type Face = (typeof FACES)[number];

export const FACE_OF: Readonly<Record<FaceAnswer, Face>> = {
  thin: 'thinned',
  cover: 'covered',
  keep: 'kept',
  'no-face': 'none',
};

/** Whether two neighbours are closer than a face allows, or it is not known how far they are. */
export function isClose({ places, frames }: Pick<ScanFacts, 'places' | 'frames'>): boolean {
  if (frames === 1) return false;
  if (!places) return true;
  return places.some(
    (place, index) => index > 0 && place - (places[index - 1] ?? 0) < LEAST_APART_MM,
  );
}
