import { Processor } from '@nestjs/bullmq';
import { AddressMailsService } from '../../backend/src/auth/address-changes/address-mails.service';
import {
  sendEmailChangeCode,
  sendIdentityCode,
  sendPasswordCode,
} from '../../backend/src/auth/auth.jobs';
import { IdentityCheckService } from '../../backend/src/auth/identity/identity-check.service';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { sendPhoneCode } from '../../backend/src/profiles/phone-change/phone-change.jobs';
import { PhoneChangeService } from '../../backend/src/profiles/phone-change/phone-change.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sendPasswordCode.queue, { concurrency: 10, ...surviveRestarts })
export class OtpProcessor extends HandedJobProcessor {
  constructor(
    private readonly passwords: PasswordChangesService,
    private readonly phones: PhoneChangeService,
    private readonly identity: IdentityCheckService,
    private readonly addresses: AddressMailsService,
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
    handles(sendEmailChangeCode, ({ changeId }, { outboxId }) =>
      this.addresses.sendCode(changeId, outboxId),
    ),
    handles(sendPhoneCode, ({ changeId }, { outboxId }) =>
      this.phones.sendCode(changeId, outboxId),
    ),
  ]);
}
