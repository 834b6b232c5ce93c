import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { sendVerificationEmail } from '../auth.jobs';
import { alreadyRegisteredMail, verificationMail } from '../auth.mails';
import { digest } from '../sessions/tokens';

const LINK_LIFETIME_MS = 24 * 3_600_000;

/** Proves that an address belongs to who joined with it. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly secrets: SecretMails,
    private readonly settings: Settings,
  ) {}

  /**
   * Opening the link again changes nothing and succeeds again: mail scanners open links.
   * @param query the query string of the link
   * @throws Refusal `auth.link-unknown` also when it has expired
   */
  async verify(query: string): Promise<void> {
    const token = new URLSearchParams(query).get('token') ?? '';
    const now = this.clock.now();
    await this.em.transactional(async () => {
      const [link] = await this.em.execute<{ account_id: number }[]>(
        'update email_verification set used_at = coalesce(used_at, ?) where token_hash = ? and expires_at > ? returning account_id',
        [now, digest(token), now],
      );
      if (!link) throw new Refusal('auth.link-unknown');
      const account = await this.em.findOneOrFail(Account, { id: link.account_id });
      account.verifyEmail(now);
      await this.em.flush();
    });
  }

  /** Says nothing about whether the address has an account. */
  async resend(email: string): Promise<void> {
    const account = await this.em.findOne(Account, {
      emailKey: emailKey(email),
      emailVerifiedAt: null,
      deletedAt: null,
    });
    if (account) await this.outbox.later(sendVerificationEmail, { accountId: account.id });
  }

  /** The job: mails a new link, unless the address is verified by now or the account gone. */
  async sendVerificationEmail(accountId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepLink(accountId, secret));
  }

  private async keepLink(
    accountId: number,
    { token }: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const account = await this.em.findOne(Account, {
      id: accountId,
      emailVerifiedAt: null,
      deletedAt: null,
    });
    if (!account) return undefined;
    const now = this.clock.now();
    await this.em.execute(
      `insert into email_verification (token_hash, account_id, created_at, expires_at) values (?, ?, ?, ?)
       on conflict (token_hash) do update set expires_at = excluded.expires_at`,
      [digest(token), account.id, now, new Date(now.getTime() + LINK_LIFETIME_MS)],
    );
    return {
      to: account.email,
      ...verificationMail(account, `${this.settings.linkBase}/verify?token=${token}`),
    };
  }

  /** The job: tells the owner of an address that somebody tried to join with it. */
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
