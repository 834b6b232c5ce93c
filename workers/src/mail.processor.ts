import { Processor } from '@nestjs/bullmq';
import { AddressMailsService } from '../../backend/src/auth/address-changes/address-mails.service';
import {
  sendAccountNotice,
  sendAlreadyRegisteredEmail,
  sendDeactivatedEmail,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendInactivityEmail,
  sendMeasureEmail,
  sendNewSignInEmail,
  sendPasswordChangedEmail,
} from '../../backend/src/auth/auth.jobs';
import { InactivityService } from '../../backend/src/auth/inactivity/inactivity.service';
import { VerificationService } from '../../backend/src/auth/joining/verification.service';
import { MeasuresService } from '../../backend/src/auth/measures/measures.service';
import { AccountNotices } from '../../backend/src/auth/notices/account-notices.service';
import { PasswordChangesService } from '../../backend/src/auth/passwords/password-changes.service';
import { NewSignInService } from '../../backend/src/auth/sessions/new-sign-in.service';
import { sendExportLink, sendFarewell } from '../../backend/src/departure/departure.jobs';
import { ExportsService } from '../../backend/src/departure/exporting/exports.service';
import { LeavingService } from '../../backend/src/departure/leaving/leaving.service';
import { OpportunityMailsService } from '../../backend/src/opportunities/mails/opportunity-mails.service';
import {
  sendApplicationAnsweredEmail,
  sendApplicationReceivedEmail,
  sendClosedEmail,
  sendClosedEmails,
  sendTakenDownEmail,
} from '../../backend/src/opportunities/opportunities.jobs';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { DeletionRequestsService } from '../../backend/src/support/deletions/deletion-requests.service';
import {
  askForProof,
  confirmContact,
  confirmDeletionRequest,
  tellOfRefusal,
} from '../../backend/src/support/support.jobs';
import { SupportService } from '../../backend/src/support/support.service';
import { HandedJobProcessor, handles, mailId, surviveRestarts } from './handed-job';

@Processor(sendAlreadyRegisteredEmail.queue, { concurrency: 5, ...surviveRestarts })
export class MailProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly verification: VerificationService,
    private readonly passwords: PasswordChangesService,
    private readonly newSignIns: NewSignInService,
    private readonly addresses: AddressMailsService,
    private readonly notices: AccountNotices,
    private readonly measures: MeasuresService,
    private readonly inactivity: InactivityService,
    private readonly exports: ExportsService,
    private readonly leaving: LeavingService,
    private readonly opportunities: OpportunityMailsService,
    private readonly support: SupportService,
    private readonly deletions: DeletionRequestsService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendAlreadyRegisteredEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.verification.sendAlreadyRegisteredEmail(accountId, mailId(handed)),
      ),
    ),
    handles(sendPasswordChangedEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.passwords.sendChangedEmail(accountId, mailId(handed)),
      ),
    ),
    handles(sendNewSignInEmail, (ids, { outboxId }) => this.newSignIns.sendEmail(ids, outboxId)),
    handles(sendEmailChangeAsked, ({ changeId }, { outboxId }) =>
      this.addresses.sendAsked(changeId, outboxId),
    ),
    handles(sendEmailChanged, ({ changeId }, { outboxId }) =>
      this.addresses.sendChanged(changeId, outboxId),
    ),
    handles(sendAccountNotice, (about, handed) =>
      this.outbox.once(handed.outboxId, () => this.notices.send(about, mailId(handed))),
    ),
    handles(sendMeasureEmail, ({ measureId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.measures.sendEmail(measureId, mailId(handed))),
    ),
    handles(sendInactivityEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.inactivity.sendWarning(accountId, mailId(handed)),
      ),
    ),
    handles(sendDeactivatedEmail, ({ accountId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.inactivity.sendDeactivated(accountId, mailId(handed)),
      ),
    ),
    handles(sendExportLink, ({ exportId }, { outboxId }) =>
      this.exports.sendLink(exportId, outboxId),
    ),
    handles(sendFarewell, ({ departureId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.leaving.sendFarewell(departureId, mailId(handed)),
      ),
    ),
    handles(sendApplicationReceivedEmail, (about, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.opportunities.sendReceived(about, mailId(handed)),
      ),
    ),
    handles(sendApplicationAnsweredEmail, (about, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.opportunities.sendAnswered(about, mailId(handed)),
      ),
    ),
    handles(sendClosedEmails, (about, { outboxId }) =>
      this.outbox.once(outboxId, () => this.opportunities.promiseClosed(about)),
    ),
    handles(sendClosedEmail, (about, handed) =>
      this.outbox.once(handed.outboxId, () => this.opportunities.sendClosed(about, mailId(handed))),
    ),
    handles(sendTakenDownEmail, (about, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.opportunities.sendTakenDown(about, mailId(handed)),
      ),
    ),
    handles(confirmContact, ({ messageId }, handed) =>
      this.outbox.once(handed.outboxId, () =>
        this.support.confirmContact(messageId, mailId(handed)),
      ),
    ),
    handles(confirmDeletionRequest, ({ letterId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.deletions.sendReceipt(letterId, mailId(handed))),
    ),
    handles(askForProof, ({ letterId }, { outboxId }) =>
      this.deletions.sendLink(letterId, outboxId),
    ),
    handles(tellOfRefusal, ({ letterId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.deletions.sendRefusal(letterId, mailId(handed))),
    ),
  ]);
}
