import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { sweepInactive } from '../../backend/src/auth/auth.jobs';
import { InactivityService } from '../../backend/src/auth/inactivity/inactivity.service';
import { Queues } from '../../backend/src/platform/queues/queues';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const EVERY_MS = 24 * 3_600_000;

@Processor(sweepInactive.queue, outliving)
export class AccountsProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly inactivity: InactivityService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([handles(sweepInactive, () => this.inactivity.sweep())]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: sweepInactive.name };
    await this.queues
      .of(sweepInactive.queue)
      .upsertJobScheduler(
        sweepInactive.name,
        { every: EVERY_MS },
        { name: sweepInactive.name, data },
      );
  }
}
