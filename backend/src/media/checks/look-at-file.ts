import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { type FileTypeName, fileTypes, typeOf } from '../file-type.rules';
import { redraw } from '../pictures/picture';
import { uploadRules } from '../upload.rules';
import type { Ffmpeg } from '../videos/ffmpeg';
import type { Check } from './file-check.entity';
import { lookForWords } from './look-for-words';
import { lookIntoFilm } from './look-into-film';
import { lookIntoReport } from './look-into-report';
import { MOST_PLACES, type Place } from './places.rules';

/** A local file and its type. */
export interface FileToCheck {
  readonly path: string;
  readonly extension: string;
  /** Whether sound counts as a finding. */
  readonly asksForSound: boolean;
}

interface Tools {
  readonly ffmpeg: Ffmpeg;
  readonly temporary: TemporaryFiles;
}

/** Finds text in a file of any kind. @throws Error if it cannot be checked */
export async function lookAtFile(
  { ffmpeg, temporary }: Tools,
  { path, extension, asksForSound }: FileToCheck,
): Promise<Check> {
  const { kind } = fileTypes[typeOf(extension)];
  if (kind === 'document') throw new Error('Documents are not looked at.');
  if (kind === 'pdf') return checkOf(await lookIntoReport(temporary, path));
  if (kind === 'video') {
    const film = await temporary.using('%d.png', (pattern) =>
      lookIntoFilm(ffmpeg, { path, extension }, pattern),
    );
    return checkOf(film.places, asksForSound && film.hasSound);
  }
  return checkOf(await wordsIn(temporary, path, typeOf(extension)));
}

/** Converts formats that the detector cannot read. */
function wordsIn(temporary: TemporaryFiles, path: string, type: FileTypeName): Promise<Place[]> {
  if (type !== 'heic') return lookForWords(path);
  return temporary.using('png', async (drawn) => {
    await redraw({ path, type }, drawn, uploadRules['case-image'].picture);
    return lookForWords(drawn);
  });
}

function checkOf(places: readonly Place[], isFound = false): Check {
  if (places.length > MOST_PLACES)
    throw new Error('It has more places than anybody decides about.');
  return { state: isFound || places.length > 0 ? 'found' : 'nothing', places };
}
