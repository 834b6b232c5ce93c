import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import type { AssetKind } from '../file-type.rules';
import { CheckStarved } from './check-lane';
import { CheckProcess } from './check-process';
import type { Check } from './file-check.entity';

export type { Check } from './file-check.entity';

/** A file to check, and how many checks of it were started. */
interface Looked {
  readonly key: string;
  /** The extension of the stored file. */
  readonly extension: string;
  readonly tries: number;
  /** Whose turn the check takes. */
  readonly memberId: number;
  /** Whether sound counts as a finding: true for videos whose authors were not asked about it. */
  readonly asksForSound?: boolean;
  /** Whether faces count as findings: false where people are meant to be seen. */
  readonly asksForFaces?: boolean;
  /** Whether it was not redrawn yet: true for uploads that wait for their post. */
  readonly isOriginal?: boolean;
}

/** A file that could not be checked in this many tries is left to its author. */
export const MOST_TRIES = 2;
export const FAILED: Check = { state: 'failed', places: [] };

/**
 * Checks stored files for text. If a file cannot be checked its author has to decide about it;
 * nothing is released unchecked.
 */
@Injectable()
export class Looking {
  constructor(
    private readonly storage: Storage,
    private readonly process: CheckProcess,
    private readonly log: Log,
  ) {}

  /** The initial state. Documents cannot be checked at all. */
  begin(kind: AssetKind): Check {
    return kind === 'document' ? FAILED : { state: 'waiting', places: [] };
  }

  /**
   * @param began is awaited when it is the member's turn, to record the attempt, since the file may
   *   crash the worker
   * @throws TurnsEnded if this process stops before @throws CheckStarved at the first try
   */
  async look(
    {
      key,
      extension,
      tries,
      memberId,
      asksForSound = false,
      asksForFaces = true,
      isOriginal = false,
    }: Looked,
    began: () => Promise<unknown>,
  ): Promise<Check> {
    if (tries >= MOST_TRIES) return FAILED;
    return this.process.inTurn({ memberId, extension }, async (look) => {
      await began();
      try {
        return await this.storage.withLocalFile(key, (path) =>
          look({ path, extension, asksForSound, asksForFaces, isOriginal }),
        );
      } catch (error) {
        // The job is tried again.
        if (error instanceof CheckStarved && tries + 1 < MOST_TRIES) throw error;
        // Its message may repeat what stands in the file.
        this.log.warn({ reason: (error as Error).name, key }, 'a file could not be checked');
        return FAILED;
      }
    });
  }
}
