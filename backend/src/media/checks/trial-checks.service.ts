import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Refusal } from '../../refusal';
import { type FileTypeName, fileTypes } from '../file-type.rules';
import { Preparation } from '../preparing/preparation';
import type { ReceivedFile } from '../received-file';
import { uploadRules } from '../upload.rules';
import { CheckPatience } from './check-patience';
import { CheckProcess, VISITORS } from './check-process';
import { type Check, FileCheck } from './file-check.entity';

const RETRY_SECONDS = 10;
const FAILED: Check = { state: 'failed', places: [] };

/**
 * Checks images of visitors who want to try out the check. Neither the image nor the findings are
 * stored.
 */
@Injectable()
export class TrialChecksService {
  private isBusy = false;

  constructor(
    private readonly em: EntityManager,
    private readonly preparation: Preparation,
    private readonly checks: CheckProcess,
    private readonly patience: CheckPatience,
    private readonly log: Log,
  ) {}

  /**
   * One at a time, with priority for members' files.
   * @throws Refusal 503 while others are being checked; 415, 422 as when posting an image
   */
  async look(file: ReceivedFile): Promise<Check> {
    if (this.isBusy) throw busy();
    this.isBusy = true;
    try {
      await this.preparation.check(file, uploadRules['case-image']);
      if (!(await this.patience.until(() => this.isFree(), Boolean, 'review'))) throw busy();
      return await this.checks
        .look(VISITORS, {
          path: file.path,
          extension: extensionOf(file.claims),
          asksForSound: false,
          asksForFaces: true,
          isOriginal: true,
        })
        .catch((error: Error) => {
          this.log.warn({ reason: error.name }, 'a picture on trial could not be checked');
          return FAILED;
        });
    } finally {
      this.isBusy = false;
    }
  }

  /** Whether no member is waiting for a check. */
  private async isFree(): Promise<boolean> {
    return (await this.em.count(FileCheck, { state: 'waiting' })) === 0;
  }
}

const busy = () => new Refusal('media.checks-busy', { retryAfter: RETRY_SECONDS });
const extensionOf = (type: FileTypeName): string => fileTypes[type].extensions[0] ?? '';
