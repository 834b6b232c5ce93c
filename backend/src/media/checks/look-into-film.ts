import { rm } from 'node:fs/promises';
import { type Part, partsOf } from '../videos/frames';
import type { Pieces, Work } from './pieces';
import { type Place, placedOnce } from './places.rules';

interface FilmLook {
  readonly places: readonly Place[];
  readonly hasSound: boolean;
}
type FilmToLookInto = Pick<Pieces['take-stills']['takes'], 'path' | 'extension' | 'pattern'>;

/**
 * Finds places in a video that may contain text, and when each one first appears: part by part, and
 * still by still. A video that cannot be read from within is read as a whole instead.
 * @throws Error if it cannot be checked, or shows nothing
 */
export async function lookIntoFilm(work: Work, film: FilmToLookInto): Promise<FilmLook> {
  const { path, extension } = film;
  const { seconds, hasSound } = await work('open-film', { path, extension });
  let places: readonly Place[] = [];
  const look = async (part?: Part): Promise<boolean> => {
    const frames = await work('take-stills', { ...film, seconds, part });
    try {
      for (const { second, path: still } of frames) {
        const seen = await work('look-at-still', { still, known: places });
        places = placedOnce([...places, ...seen.map((place) => ({ ...place, second }))]);
      }
    } finally {
      await Promise.all(frames.map((frame) => rm(frame.path, { force: true })));
    }
    return frames.length > 0;
  };
  const parts = partsOf({ seconds, extension });
  let inParts = parts.length > 1;
  for (const part of inParts ? parts : []) inParts &&= await look(part);
  if (!inParts) await look();
  return { places, hasSound };
}
