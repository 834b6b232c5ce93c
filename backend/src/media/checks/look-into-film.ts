import { rm } from 'node:fs/promises';
import type { Pieces, Work } from './pieces';
import { type Place, placedOnce } from './places.rules';

interface FilmLook {
  readonly places: readonly Place[];
  readonly hasSound: boolean;
}

/**
 * Finds places in a video that may contain text, and when each one first appears: still by still.
 * @throws Error if it cannot be checked, or shows nothing
 */
export async function lookIntoFilm(
  work: Work,
  film: Pieces['open-film']['takes'],
): Promise<FilmLook> {
  const { frames, hasSound } = await work('open-film', film);
  try {
    let places: Place[] = [];
    for (const { second, path: still } of frames) {
      const seen = await work('look-at-still', { still, known: places });
      places = placedOnce([...places, ...seen.map((place) => ({ ...place, second }))]);
    }
    return { places, hasSound };
  } finally {
    await Promise.all(frames.map((frame) => rm(frame.path, { force: true })));
  }
}
