import { rm } from 'node:fs/promises';
import type { Ffmpeg } from '../videos/ffmpeg';
import { takeFrames } from '../videos/frames';
import { probe } from '../videos/video';
import { lookForWords } from './look-for-words';
import { type Place, placedOnce } from './places.rules';

interface FilmLook {
  readonly places: readonly Place[];
  readonly hasSound: boolean;
}

/**
 * Finds places in a video that may contain text, and when each one first appears.
 * @param pattern path of the frames, containing `%d`; they are removed afterwards
 * @throws Error if it cannot be checked, or shows nothing
 */
export async function lookIntoFilm(
  ffmpeg: Ffmpeg,
  { path, extension }: { readonly path: string; readonly extension: string },
  pattern: string,
): Promise<FilmLook> {
  const facts = await probe(ffmpeg, path, extension);
  const frames = await takeFrames(ffmpeg, { path, extension, facts }, pattern);
  try {
    let places: Place[] = [];
    for (const { second, path: still } of frames) {
      const seen = await lookForWords(still, places);
      places = placedOnce([...places, ...seen.map((place) => ({ ...place, second }))]);
    }
    return { places, hasSound: facts.audioCodec !== undefined };
  } finally {
    await Promise.all(frames.map((frame) => rm(frame.path, { force: true })));
  }
}
