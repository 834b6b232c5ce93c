import { Processor } from '@nestjs/bullmq';
import { makeRenditions, sweepOrphans } from '../../backend/src/media/media.jobs';
import { RenditionsService } from '../../backend/src/media/renditions/renditions.service';
import { SweepService } from '../../backend/src/media/sweeping/sweep.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(makeRenditions.queue, { concurrency: 2, ...surviveRestarts })
export class MediaProcessor extends HandedJobProcessor {
  constructor(
    private readonly renditions: RenditionsService,
    private readonly sweeper: SweepService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(makeRenditions, ({ assetId }, { outboxId }) =>
      this.renditions.make({ assetId, outboxId }),
    ),
    handles(sweepOrphans, () => this.sweeper.sweep()),
  ]);
}
