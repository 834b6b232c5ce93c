import { Processor } from '@nestjs/bullmq';
import { FileChecksService } from '../../backend/src/media/checks/file-checks.service';
import { checkFile } from '../../backend/src/media/media.jobs';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

/** One file at a time: whoever waits for a page comes first. */
@Processor(checkFile.queue, { concurrency: 1, ...surviveRestarts })
export class FileChecksProcessor extends HandedJobProcessor {
  constructor(private readonly checks: FileChecksService) {
    super();
  }

  protected readonly handlers = new Map([
    handles(checkFile, ({ uploadId }, { outboxId }) => this.checks.make({ uploadId, outboxId })),
  ]);
}
