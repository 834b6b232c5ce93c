import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { makeRenditions, sweepOrphans } from '../../backend/src/media/media.jobs';
import { RenditionsService } from '../../backend/src/media/renditions.service';
import { SweepService } from '../../backend/src/media/sweep.service';
import { Queues } from '../../backend/src/platform/queues/queues';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const SWEEP_EVERY_MS = 10 * 60_000;

@Processor(makeRenditions.queue, { concurrency: 2, ...outliving })
export class MediaProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly renditions: RenditionsService,
    private readonly sweeper: SweepService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(makeRenditions, ({ assetId }, { outboxId }) =>
      this.renditions.make({ assetId, outboxId }),
    ),
    handles(sweepOrphans, () => this.sweeper.sweep()),
  ]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: sweepOrphans.name };
    await this.queues
      .of(sweepOrphans.queue)
      .upsertJobScheduler(
        sweepOrphans.name,
        { every: SWEEP_EVERY_MS },
        { name: sweepOrphans.name, data },
      );
  }
}
