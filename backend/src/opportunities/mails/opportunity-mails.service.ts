import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { Mail, type MailText } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { ApplicationRepository } from '../applications/application.repository';
import type { ApplicationFacts } from '../applications/application.rows';
import { TAKEN_DOWN } from '../moderation/openings.sql';
import { sendClosedEmail } from '../opportunities.jobs';
import {
  applicationAcceptedMail,
  applicationDeclinedMail,
  applicationReceivedMail,
  opportunityClosedMail,
  opportunityTakenDownMail,
} from './opportunities.mails';

/**
 * Jobs that send emails to owners and applicants. Nothing is sent to members who have left or
 * withdrawn.
 */
@Injectable()
export class OpportunityMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  async sendReceived({ applicationId }: { applicationId: number }, mailId: string): Promise<void> {
    const facts = await this.applications.factsOf(applicationId);
    if (!facts || facts.state === 'withdrawn') return;
    await this.send(
      mailId,
      facts.ownerEmail,
      applicationReceivedMail(facts, this.settings.linkBase),
    );
  }

  async sendAnswered({ applicationId }: { applicationId: number }, mailId: string): Promise<void> {
    const facts = await this.applications.factsOf(applicationId);
    const text = facts && this.answerTo(facts);
    if (text) await this.send(mailId, facts.applicantEmail, text);
  }

  private answerTo(facts: ApplicationFacts): MailText | undefined {
    if (facts.state === 'accepted') return applicationAcceptedMail(facts, this.settings.linkBase);
    return facts.state === 'declined'
      ? applicationDeclinedMail(facts, this.settings.linkBase)
      : undefined;
  }

  /** Enqueues an email for each applicant who is waiting for an answer. */
  async promiseClosed({ opportunityId }: { opportunityId: number }): Promise<void> {
    for (const { id } of await this.applications.openApplicants(opportunityId))
      await this.outbox.later(sendClosedEmail, { applicationId: id });
  }

  async sendClosed({ applicationId }: { applicationId: number }, mailId: string): Promise<void> {
    const facts = await this.applications.factsOf(applicationId);
    if (!facts || !['submitted', 'viewed'].includes(facts.state)) return;
    await this.send(
      mailId,
      facts.applicantEmail,
      opportunityClosedMail(facts, this.settings.linkBase),
    );
  }

  async sendTakenDown(
    { opportunityId, reason }: { opportunityId: number; reason: string },
    mailId: string,
  ): Promise<void> {
    const facts = await TAKEN_DOWN.first(this.em, { id: opportunityId });
    if (!facts) return;
    const text = opportunityTakenDownMail(facts, reason, this.settings.linkBase);
    await this.send(mailId, facts.ownerEmail, text);
  }

  private async send(id: string, to: string, text: MailText): Promise<void> {
    await this.mail.send({ id, to, ...text });
  }
}
