import { Processor } from '@nestjs/bullmq';
import { sendAlreadyRegisteredEmail } from '../../backend/src/auth/auth.jobs';
import { VerificationService } from '../../backend/src/auth/verification.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId } from './handed-job';

@Processor(sendAlreadyRegisteredEmail.queue, { concurrency: 5 })
export class MailProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly verification: VerificationService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendAlreadyRegisteredEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.verification.sendAlreadyRegisteredEmail(accountId, mailId(handed))),
    ),
  ]);
}
