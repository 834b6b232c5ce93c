import type { ScanFacts } from '../series/facts.rules';

/** The author's answers about a face that could be made from the frames. */
export const FACE_ANSWERS = ['thin', 'cover', 'keep', 'no-face'] as const;
export type FaceAnswer = (typeof FACE_ANSWERS)[number];

/** What became of the face. */
export const FACES = ['none', 'thinned', 'covered', 'kept'] as const;
export type Face = (typeof FACES)[number];

export const FACE_OF: Readonly<Record<FaceAnswer, Face>> = {
  thin: 'thinned',
  cover: 'covered',
  keep: 'kept',
  'no-face': 'none',
};

/** In millimetres: a head fits into a field of this size. */
const HEAD_FIELD = 300;
/** In millimetres: frames that are further apart show no recognisable face. */
export const FACE_APART = 3;

type Known = Pick<ScanFacts, 'modality' | 'rows' | 'columns' | 'spacing' | 'places' | 'frames'>;

/** Whether two neighbours are closer than a face allows, or it is not known how far they are. */
export function isClose({ places, frames }: Pick<ScanFacts, 'places' | 'frames'>): boolean {
  if (frames === 1) return false;
  if (!places) return true;
  return places.some((place, index) => index > 0 && place - (places[index - 1] ?? 0) < FACE_APART);
}

/**
 * Whether its author has to say what happens with the face. The server knows no part of the body,
 * so that every small CT and MR counts as a head.
 */
export function asksForFace({ modality, rows, columns, spacing, ...frames }: Known): boolean {
  if (modality !== 'CT' && modality !== 'MR') return false;
  const [down, across] = spacing ?? [0, 0];
  return Math.max(rows * down, columns * across) < HEAD_FIELD && isClose(frames);
}
