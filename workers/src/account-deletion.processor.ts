import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import {
  eraseMember,
  forgetExpired,
  forgetMember,
} from '../../backend/src/departure/departure.jobs';
import { ExpiringService } from '../../backend/src/departure/expiring/expiring.service';
import { LeavingService } from '../../backend/src/departure/leaving/leaving.service';
import { Queues } from '../../backend/src/platform/queues/queues';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const EVERY_MS = 3_600_000;

@Processor(eraseMember.queue, { concurrency: 1, ...outliving })
export class AccountDeletionProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly leaving: LeavingService,
    private readonly expiring: ExpiringService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(eraseMember, ({ departureId }, { outboxId }) =>
      this.leaving.erase({ departureId, outboxId }),
    ),
    handles(forgetMember, ({ departureId }, { outboxId }) =>
      this.leaving.forget({ departureId, outboxId }),
    ),
    handles(forgetExpired, () => this.expiring.forget()),
  ]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: forgetExpired.name };
    await this.queues
      .of(forgetExpired.queue)
      .upsertJobScheduler(
        forgetExpired.name,
        { every: EVERY_MS },
        { name: forgetExpired.name, data },
      );
  }
}
