import { Processor } from '@nestjs/bullmq';
import { sendAlreadyRegisteredEmail, sendPasswordChangedEmail } from '../../backend/src/auth/auth.jobs';
import { VerificationService } from '../../backend/src/auth/joining/verification.service';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId } from './handed-job';

@Processor(sendAlreadyRegisteredEmail.queue, { concurrency: 5 })
export class MailProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly verification: VerificationService,
    private readonly passwords: PasswordChangesService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendAlreadyRegisteredEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.verification.sendAlreadyRegisteredEmail(accountId, mailId(handed))),
    ),
    handles(sendPasswordChangedEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.passwords.sendChangedEmail(accountId, mailId(handed))),
    ),
  ]);
}
