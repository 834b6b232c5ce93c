import { Processor } from '@nestjs/bullmq';
import { PaperFilesService } from '../../backend/src/papers/paper-files.service';
import { PaperMaking } from '../../backend/src/papers/paper-making.service';
import { discardPaper, forgetPapers, makePaper } from '../../backend/src/papers/papers.jobs';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(makePaper.queue, surviveRestarts)
export class PapersProcessor extends HandedJobProcessor {
  constructor(
    private readonly making: PaperMaking,
    private readonly files: PaperFilesService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(makePaper, ({ paperId, asked }, { outboxId }) =>
      this.making.make({ paperId, asked }, outboxId),
    ),
    handles(discardPaper, ({ assetId }) => this.files.discard(assetId)),
    handles(forgetPapers, () => this.files.forgetOld()),
  ]);
}
