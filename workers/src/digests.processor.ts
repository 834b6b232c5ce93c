import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { gatherDigests, sendDigest } from '../../backend/src/notifications/digests/digests.jobs';
import { DigestsService } from '../../backend/src/notifications/digests/digests.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Queues } from '../../backend/src/platform/queues/queues';
import { HandedJobProcessor, handles, mailId, outliving } from './handed-job';

const EVERY_MS = 3_600_000;

@Processor(sendDigest.queue, { concurrency: 2, ...outliving })
export class DigestsProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly outbox: Outbox,
    private readonly digests: DigestsService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(gatherDigests, () => this.digests.gather()),
    handles(sendDigest, ({ memberId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.digests.send(memberId, mailId(handed))),
    ),
  ]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: gatherDigests.name };
    await this.queues
      .of(gatherDigests.queue)
      .upsertJobScheduler(
        gatherDigests.name,
        { every: EVERY_MS },
        { name: gatherDigests.name, data },
      );
  }
}
