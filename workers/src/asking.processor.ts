import { Processor } from '@nestjs/bullmq';
import { askWave, endAsking } from '../../backend/src/asking/asking.jobs';
import { AskingService } from '../../backend/src/asking/asking.service';
import { CaseAnswersService } from '../../backend/src/asking/case-answers.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(askWave.queue, surviveRestarts)
export class AskingProcessor extends HandedJobProcessor {
  constructor(
    private readonly asking: AskingService,
    private readonly answers: CaseAnswersService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(askWave, ({ postId, wave, ...of }, { outboxId }) =>
      this.outbox.once(outboxId, () => this.asking.goOn(postId, wave, of)),
    ),
    handles(endAsking, ({ postId, ...of }, { outboxId }) =>
      this.outbox.once(outboxId, () => this.answers.endTime(postId, of)),
    ),
  ]);
}
