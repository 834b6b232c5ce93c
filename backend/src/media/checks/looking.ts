import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { type AssetKind, type FileTypeName, fileTypes, typeOf } from '../file-type.rules';
import { redraw } from '../pictures/picture';
import { uploadRules } from '../upload.rules';
import { Ffmpeg } from '../videos/ffmpeg';
import type { CheckState } from './file-check.entity';
import { lookForWords } from './look-for-words';
import { lookIntoFilm } from './look-into-film';
import { lookIntoReport } from './look-into-report';
import { MOST_PLACES, type Place } from './places.rules';

/** What is known of a file. Until it has ended there are no places. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

/** What is looked at, and how often somebody began to. */
interface Looked {
  readonly key: string;
  /** Of the file that lies under the key. */
  readonly extension: string;
  readonly tries: number;
  /** Whether sound counts as something found: true for films whose authors were not asked about it. */
  readonly asksForSound?: boolean;
}

/** A file at which a worker died twice is left to its author. */
const MOST_TRIES = 2;
const FAILED: Check = { state: 'failed', places: [] };

/** Looks for words in stored files. A file that cannot be checked is left to its author to decide about; nothing is released unchecked. */
@Injectable()
export class Looking {
  constructor(
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly ffmpeg: Ffmpeg,
    private readonly log: Log,
  ) {}

  /** The check before anybody has looked. Documents cannot be checked at all. */
  begin(kind: AssetKind): Check {
    return kind === 'document' ? FAILED : { state: 'waiting', places: [] };
  }

  /** @param began is awaited first, to record the try: the file may crash the worker */
  async look(looked: Looked, began: () => Promise<unknown>): Promise<Check> {
    if (looked.tries >= MOST_TRIES) return FAILED;
    await began();
    try {
      return await this.storage.withLocalFile(looked.key, (path) => this.lookAt(path, looked));
    } catch (err) {
      this.log.warn({ err, key: looked.key }, 'a file could not be checked');
      return FAILED;
    }
  }

  private async lookAt(path: string, { extension, asksForSound }: Looked): Promise<Check> {
    const { kind } = fileTypes[typeOf(extension)];
    if (kind === 'video') {
      const film = await this.temporary.using('%d.png', (pattern) =>
        lookIntoFilm(this.ffmpeg, { path, extension }, pattern),
      );
      return checkOf(film.places, asksForSound && film.hasSound);
    }
    if (kind === 'pdf') return checkOf(await lookIntoReport(this.temporary, path));
    if (kind === 'document') return FAILED;
    return checkOf(await this.wordsIn(path, typeOf(extension)));
  }

  /** A format that the detector does not read is drawn in one that it does. */
  private wordsIn(path: string, type: FileTypeName): Promise<Place[]> {
    if (type !== 'heic') return lookForWords(path);
    return this.temporary.using('png', async (drawn) => {
      await redraw({ path, type }, drawn, uploadRules['case-image'].picture);
      return lookForWords(drawn);
    });
  }
}

function checkOf(places: readonly Place[], isFound = false): Check {
  if (places.length > MOST_PLACES)
    throw new Error('It has more places than anybody decides about.');
  return { state: isFound || places.length > 0 ? 'found' : 'nothing', places };
}
