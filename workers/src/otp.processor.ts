import { Processor } from '@nestjs/bullmq';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId } from './handed-job';

@Processor(sendPasswordCode.queue, { concurrency: 10 })
export class OtpProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly passwords: PasswordChangesService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendPasswordCode, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.passwords.sendCode(accountId, mailId(handed))),
    ),
  ]);
}
