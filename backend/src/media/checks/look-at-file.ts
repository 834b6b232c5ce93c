import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { fileTypes, typeOf } from '../file-type.rules';
import type { Check } from './file-check.entity';
import { lookIntoFilm } from './look-into-film';
import { lookIntoReport } from './look-into-report';
import type { Work } from './pieces';
import { MOST_PLACES, type Place } from './places.rules';

/** A local file and its type. */
export interface FileToCheck {
  readonly path: string;
  readonly extension: string;
  /** Whether sound counts as a finding. */
  readonly asksForSound: boolean;
  /** Whether a face counts as a finding: not in a portrait. */
  readonly asksForFaces: boolean;
  /** Whether it was not redrawn yet: a picture is looked at as others will see it. */
  readonly isOriginal: boolean;
}

/** Finds text in a file of any kind, piece by piece. @throws Error if it cannot be checked */
export async function lookAtFile(
  work: Work,
  temporary: TemporaryFiles,
  { path, extension, asksForSound, asksForFaces, isOriginal }: FileToCheck,
): Promise<Check> {
  const { kind } = fileTypes[typeOf(extension)];
  if (kind === 'document') throw new Error('Documents are not looked at.');
  if (kind === 'pdf') return checkOf(await lookIntoReport(work, temporary, path));
  if (kind === 'video') {
    const film = await temporary.using('%d.png', (pattern) =>
      lookIntoFilm(work, { path, extension, pattern }),
    );
    return checkOf(film.places, asksForSound && film.hasSound);
  }
  return checkOf(await work('look-at-picture', { path, extension, isOriginal, asksForFaces }));
}

function checkOf(places: readonly Place[], isFound = false): Check {
  if (places.length > MOST_PLACES)
    throw new Error('It has more places than anybody decides about.');
  return { state: isFound || places.length > 0 ? 'found' : 'nothing', places };
}
