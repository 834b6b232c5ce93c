import { Processor } from '@nestjs/bullmq';
import { HoldingService } from '../../backend/src/clinical-cases/checks/holding.service';
import { OlderFilesService } from '../../backend/src/clinical-cases/checks/older-files.service';
import {
  checkOlderFiles,
  checkPostFile,
} from '../../backend/src/clinical-cases/clinical-cases.jobs';
import { FileChecksService } from '../../backend/src/media/checks/file-checks.service';
import { HeldMediaService } from '../../backend/src/media/checks/held-media.service';
import { checkAsset, checkFile } from '../../backend/src/media/media.jobs';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

/**
 * Takes jobs as they come, so that no member's many stand before another one's: which file is
 * looked at is decided by `CheckProcess`, in turns.
 */
const AT_HAND = 200;

@Processor(checkFile.queue, { concurrency: AT_HAND, ...surviveRestarts })
export class FileChecksProcessor extends HandedJobProcessor {
  constructor(
    private readonly checks: FileChecksService,
    private readonly holding: HoldingService,
    private readonly held: HeldMediaService,
    private readonly older: OlderFilesService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(checkFile, (file, { outboxId }) => this.checks.make({ ...file, outboxId })),
    handles(checkPostFile, ({ fileId }, { outboxId }) => this.holding.make({ fileId, outboxId })),
    handles(checkAsset, ({ assetId }, { outboxId }) => this.held.make({ assetId, outboxId })),
    handles(checkOlderFiles, () => this.older.checkSome()),
  ]);
}
