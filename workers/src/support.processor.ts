import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Queues } from '../../backend/src/platform/queues/queues';
import { forgetLetters } from '../../backend/src/support/support.jobs';
import { SupportService } from '../../backend/src/support/support.service';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const EVERY_MS = 24 * 3_600_000;

@Processor(forgetLetters.queue, outliving)
export class SupportProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly support: SupportService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([handles(forgetLetters, () => this.support.forget())]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: forgetLetters.name };
    await this.queues
      .of(forgetLetters.queue)
      .upsertJobScheduler(
        forgetLetters.name,
        { every: EVERY_MS },
        { name: forgetLetters.name, data },
      );
  }
}
