import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Queues } from '../../backend/src/platform/queues/queues';
import { forgetVisitors } from '../../backend/src/visitors/visitors.jobs';
import { VisitorsService } from '../../backend/src/visitors/visitors.service';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const EVERY_MS = 24 * 3_600_000;

@Processor(forgetVisitors.queue, outliving)
export class VisitorsProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly visitors: VisitorsService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([handles(forgetVisitors, () => this.visitors.forget())]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: forgetVisitors.name };
    await this.queues
      .of(forgetVisitors.queue)
      .upsertJobScheduler(
        forgetVisitors.name,
        { every: EVERY_MS },
        { name: forgetVisitors.name, data },
      );
  }
}
