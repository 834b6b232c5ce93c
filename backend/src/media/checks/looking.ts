import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import type { AssetKind } from '../file-type.rules';
import { CheckProcess } from './check-process';
import type { Check } from './file-check.entity';

export type { Check } from './file-check.entity';

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
    private readonly process: CheckProcess,
    private readonly log: Log,
  ) {}

  /** The check before anybody has looked. Documents cannot be checked at all. */
  begin(kind: AssetKind): Check {
    return kind === 'document' ? FAILED : { state: 'waiting', places: [] };
  }

  /** @param began is awaited first, to record the try: the file may crash the worker */
  async look(
    { key, extension, tries, asksForSound = false }: Looked,
    began: () => Promise<unknown>,
  ): Promise<Check> {
    if (tries >= MOST_TRIES) return FAILED;
    await began();
    try {
      return await this.storage.withLocalFile(key, (path) =>
        this.process.look({ path, extension, asksForSound }),
      );
    } catch (err) {
      this.log.warn({ err, key }, 'a file could not be checked');
      return FAILED;
    }
  }
}
