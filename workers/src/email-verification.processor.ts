import { Processor } from '@nestjs/bullmq';
import { sendVerificationEmail } from '../../backend/src/auth/auth.jobs';
import { VerificationService } from '../../backend/src/auth/joining/verification.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId, outliving } from './handed-job';

@Processor(sendVerificationEmail.queue, { concurrency: 5, ...outliving })
export class EmailVerificationProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly verification: VerificationService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendVerificationEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.verification.sendVerificationEmail(accountId, mailId(handed))),
    ),
  ]);
}
