import type { FaceAnswer } from '../series/faces.rules';

/** What became of the face that could be made from the frames. */
export const FACES = ['none', 'thinned', 'covered', 'kept'] as const;
export type Face = (typeof FACES)[number];

export const FACE_OF: Readonly<Record<FaceAnswer, Face>> = {
  thin: 'thinned',
  cover: 'covered',
  keep: 'kept',
  'no-face': 'none',
};
