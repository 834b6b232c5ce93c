import { Processor } from '@nestjs/bullmq';
import {
  eraseMember,
  forgetExpired,
  forgetMember,
} from '../../backend/src/departure/departure.jobs';
import { ExpiringService } from '../../backend/src/departure/expiring/expiring.service';
import { LeavingService } from '../../backend/src/departure/leaving/leaving.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(eraseMember.queue, { concurrency: 1, ...surviveRestarts })
export class AccountDeletionProcessor extends HandedJobProcessor {
  constructor(
    private readonly leaving: LeavingService,
    private readonly expiring: ExpiringService,
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
}
