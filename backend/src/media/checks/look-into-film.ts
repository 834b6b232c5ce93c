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
 * Where words may stand in a film, and when each is first seen.
 * @param pattern of paths that stills may be written to, with `%d` in it; they are removed
 * @throws Error when it cannot be looked at, or nothing can be told apart in it
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
