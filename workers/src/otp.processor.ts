import { Processor } from '@nestjs/bullmq';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { sendIdentityCode } from '../../backend/src/departure/departure.jobs';
import { IdentityCheckService } from '../../backend/src/departure/identity-check.service';
import { sendPhoneCode } from '../../backend/src/profiles/phone-change/phone-change.jobs';
import { PhoneChangeService } from '../../backend/src/profiles/phone-change/phone-change.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sendPasswordCode.queue, { concurrency: 10, ...surviveRestarts })
export class OtpProcessor extends HandedJobProcessor {
  constructor(
    private readonly passwords: PasswordChangesService,
    private readonly phones: PhoneChangeService,
    private readonly identity: IdentityCheckService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendPasswordCode, ({ accountId }, { outboxId }) =>
      this.passwords.sendCode(accountId, outboxId),
    ),
    handles(sendIdentityCode, ({ accountId }, { outboxId }) =>
      this.identity.sendCode(accountId, outboxId),
    ),
    handles(sendPhoneCode, ({ changeId }, { outboxId }) =>
      this.phones.sendCode(changeId, outboxId),
    ),
  ]);
}
