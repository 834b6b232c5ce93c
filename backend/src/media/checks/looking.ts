import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import type { AssetKind } from '../file-type.rules';
import type { CheckState } from './file-check.entity';
import { lookForWords } from './look-for-words';
import type { Place } from './places.rules';

/** What is known of a file. Until it has ended there are no places. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

/** What is looked at, and how often somebody began to. */
interface Looked {
  readonly key: string;
  readonly kind: AssetKind;
  readonly tries: number;
}

/** A file at which a worker died twice is left to its author. */
const MOST_TRIES = 2;
const FAILED: Check = { state: 'failed', places: [] };

/** Looks for words in stored files. What cannot be looked at is left to its author: nothing is released unlooked. */
@Injectable()
export class Looking {
  constructor(
    private readonly storage: Storage,
    private readonly log: Log,
  ) {}

  /** What is known before anybody looks: nothing can look into videos and documents. */
  begin(kind: AssetKind): Check {
    return kind === 'image' ? { state: 'waiting', places: [] } : FAILED;
  }

  /** @param began is done before, and kept: a worker may die at this file */
  async look({ key, kind, tries }: Looked, began: () => Promise<unknown>): Promise<Check> {
    if (tries >= MOST_TRIES || kind !== 'image') return FAILED;
    await began();
    try {
      const places = await this.storage.withLocalFile(key, lookForWords);
      return { state: places.length > 0 ? 'found' : 'nothing', places };
    } catch (err) {
      this.log.warn({ err, key }, 'a file could not be checked');
      return FAILED;
    }
  }
}
