import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { timeOf } from '../../platform/database/columns';
import { Mail } from '../../platform/mail/mail';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { sendVerificationEmail } from '../auth.jobs';
import { alreadyRegisteredMail, verificationMail } from '../auth.mails';
import { confirmAddressMail } from '../measures/measures.mails';
import { MeasuresService } from '../measures/measures.service';
import { digest } from '../tokens';
import { KEEP_LINK, VERIFY_BY_LINK, WAITS_FOR_LINK } from './email-verification.sql';

/** @param query the query string of a link */
export const tokenIn = (query: string): string => new URLSearchParams(query).get('token') ?? '';

const LINK_LIFETIME_MS = 24 * 3_600_000;

/** Verifies email addresses by link: after sign-up, and again when an administrator asks for it. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly rates: Rates,
    private readonly mail: Mail,
    private readonly secrets: SecretMails,
    private readonly settings: Settings,
    private readonly measures: MeasuresService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opening a link again succeeds without effect, because mail scanners open links.
   * @param query the query string of the link
   * @throws Refusal `auth.link-unknown`, also if it has expired
   */
  async verify(query: string): Promise<void> {
    const token = tokenIn(query);
    const now = this.clock.now();
    await this.em.transactional(async () => {
      const link = await VERIFY_BY_LINK.first(this.em, { tokenHash: digest(token), now });
      if (!link) throw new Refusal('auth.link-unknown');
      const account = await this.em.findOneOrFail(Account, { id: link.accountId });
      account.verifyEmail(now);
      await this.em.flush();
      await this.confirmAgain(account.id, timeOf(link.createdAt));
    });
  }

  /** A link created before the administrator's request does not count. */
  private async confirmAgain(memberId: number, linkMadeAt: Date): Promise<void> {
    if (await this.measures.fulfil(memberId, 'email', linkMadeAt))
      await this.audit.write({ actorId: memberId, action: 'address-confirmed', result: 'done' });
  }

  /** Does not reveal whether the address has an account. */
  async resend(email: string): Promise<void> {
    const key = emailKey(email);
    const account = await WAITS_FOR_LINK.first(this.em, { emailKey: key });
    if (account && (await this.rates.admits('verification-mail', key)))
      await this.outbox.later(sendVerificationEmail, { accountId: account.id });
  }

  /** Job: emails a new link, unless the address is verified by now or the account is gone. */
  async sendVerificationEmail(accountId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepLink(accountId, secret));
  }

  private async keepLink(
    accountId: number,
    { token }: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    const [asked] = await this.measures.inForceFor(accountId, 'confirm-email');
    if (!account || (account.emailVerifiedAt !== null && !asked)) return undefined;
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
    const kept = { tokenHash: digest(token), accountId: account.id, createdAt: now, expiresAt };
    await KEEP_LINK.rows(this.em, kept);
    const { linkBase } = this.settings;
    const link = `${linkBase}/verify?token=${token}`;
    const text = asked
      ? confirmAddressMail(account, { reason: asked.reason, link, linkBase })
      : verificationMail(account, link);
    return { to: account.email, ...text };
  }

  /** Job: tells the owner of an address that somebody tried to sign up with it. */
  async sendAlreadyRegisteredEmail(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    if (account)
      await this.mail.send({
        id: mailId,
        to: account.email,
        ...alreadyRegisteredMail(account, this.settings.linkBase),
      });
  }
}
