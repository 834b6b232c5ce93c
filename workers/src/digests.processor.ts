import { Processor } from '@nestjs/bullmq';
import { gatherDigests, sendDigest } from '../../backend/src/notifications/digests/digests.jobs';
import { DigestsService } from '../../backend/src/notifications/digests/digests.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId, surviveRestarts } from './handed-job';

@Processor(sendDigest.queue, { concurrency: 2, ...surviveRestarts })
export class DigestsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly digests: DigestsService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(gatherDigests, () => this.digests.gather()),
    handles(sendDigest, ({ memberId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.digests.send(memberId, mailId(handed))),
    ),
  ]);
}
