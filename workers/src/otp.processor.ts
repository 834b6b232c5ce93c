import { Processor } from '@nestjs/bullmq';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { sendIdentityCode } from '../../backend/src/departure/departure.jobs';
import { IdentityCheckService } from '../../backend/src/departure/identity-check.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { sendPhoneCode } from '../../backend/src/profiles/phone-change/phone-change.jobs';
import { PhoneChangeService } from '../../backend/src/profiles/phone-change/phone-change.service';
import { HandedJobProcessor, handles, mailId, outliving } from './handed-job';

@Processor(sendPasswordCode.queue, { concurrency: 10, ...outliving })
export class OtpProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly passwords: PasswordChangesService,
    private readonly phones: PhoneChangeService,
    private readonly identity: IdentityCheckService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendPasswordCode, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.passwords.sendCode(accountId, mailId(handed))),
    ),
    handles(sendIdentityCode, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.identity.sendCode(accountId, mailId(handed))),
    ),
    handles(sendPhoneCode, ({ changeId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.phones.sendCode(changeId, mailId(handed))),
    ),
  ]);
}
