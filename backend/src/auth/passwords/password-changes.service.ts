import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account, emailKey } from '../account.entity';
import { sendPasswordChangedEmail, sendPasswordCode } from '../auth.jobs';
import { passwordChangedMail, passwordCodeMail, signsInElsewhereMail } from '../auth.mails';
import { Passwords } from '../passwords';
import { Revocation } from '../revocation/revocation.service';
import { OneTimeCodes } from './one-time-codes.service';
import { OwnPassword } from './own-password.service';

/** An id that no account has. */
const NOBODY = 0;

/** Resetting and changing passwords. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly ownPassword: OwnPassword,
    private readonly codes: OneTimeCodes,
    private readonly revocation: Revocation,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly secrets: SecretMails,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
  ) {}

  /**
   * Does the same work for known and unknown addresses, so that neither the answer nor its timing
   * tells them apart: the job handles the difference.
   */
  async askForCode(email: string): Promise<void> {
    const account = await this.em.findOne(Account, { emailKey: emailKey(email), deletedAt: null });
    await this.outbox.later(sendPasswordCode, { accountId: account?.id ?? NOBODY });
  }

  /** Job: emails a code or, to somebody who signs in through Google or Apple, an explanation. */
  async sendCode(accountId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepCode(accountId, secret));
  }

  private async keepCode(
    accountId: number,
    secret: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    // Stored for accounts without a password, too, so that the same limit on emails applies; nobody
    // can use that code.
    const isDue =
      account && (await this.codes.keep({ accountId, purpose: 'password-reset' }, secret));
    if (!isDue) return undefined;
    const letter =
      account.loginType === 'third_party'
        ? signsInElsewhereMail(account, this.settings.linkBase)
        : passwordCodeMail(account, secret.code);
    return { to: account.email, ...letter };
  }

  /**
   * Sets a new password with an emailed code; ends every session.
   * @throws Refusal `auth.code-wrong`, the same for an unknown address
   */
  async reset(form: { email: string; code: string; newPassword: string }): Promise<void> {
    const account = await this.em.findOne(Account, {
      emailKey: emailKey(form.email),
      deletedAt: null,
      loginType: 'ID_PASS',
    });
    const passwordHash = await this.passwords.hash(form.newPassword);
    const spent = await this.codes.spend(
      { accountId: account?.id ?? NOBODY, purpose: 'password-reset' },
      form.code,
    );
    if (!account || !spent) throw new Refusal('auth.code-wrong');
    await this.keep('password-reset', { accountId: account.id, passwordHash });
  }

  /** Sets a new password after checking the current one; ends every other session. */
  async change(
    actor: Actor,
    form: { currentPassword: string; newPassword: string },
  ): Promise<void> {
    if (actor.loginType === 'third_party') throw new Refusal('auth.no-password');
    if (!(await this.ownPassword.matches(actor.memberId, form.currentPassword)))
      throw new Refusal('auth.current-password-wrong');
    await this.keep('password-changed', {
      accountId: actor.memberId,
      sessionId: actor.sessionId,
      passwordHash: await this.passwords.hash(form.newPassword),
    });
  }

  /** Job: tells the owner that the password was changed. */
  async sendChangedEmail(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    if (account)
      await this.mail.send({
        id: mailId,
        to: account.email,
        ...passwordChangedMail(account, this.settings.linkBase),
      });
  }

  /** Saves the new password, revokes access and enqueues the email in one transaction. */
  private async keep(
    event: 'password-reset' | 'password-changed',
    scope: { accountId: number; passwordHash: string; sessionId?: number },
  ): Promise<void> {
    const { accountId } = scope;
    await this.em.transactional(async () => {
      await this.revocation.after(event, scope);
      await this.audit.write({ actorId: accountId, action: 'password-change', result: 'done' });
      await this.outbox.later(sendPasswordChangedEmail, { accountId });
    });
  }
}
