import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { OneTimeCodes } from '../auth/passwords/one-time-codes.service';
import { OwnPassword } from '../auth/passwords/own-password.service';
import { type MailedSecret, type SecretLetter, SecretMails } from '../platform/mail/secret-mails';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { sendIdentityCode } from './departure.jobs';
import { identityCodeMail } from './departure.mails';

/** Whether whoever sits before an open session is its owner: pages ask before an account is deleted or its data given away. */
@Injectable()
export class IdentityCheckService {
  constructor(
    private readonly em: EntityManager,
    private readonly ownPassword: OwnPassword,
    private readonly codes: OneTimeCodes,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
  ) {}

  async askForCode(actor: Actor): Promise<void> {
    await this.outbox.later(sendIdentityCode, { accountId: actor.memberId });
  }

  /** The job. */
  async sendCode(accountId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepCode(accountId, secret));
  }

  private async keepCode(
    accountId: number,
    secret: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    const isDue =
      account && (await this.codes.keep({ accountId, purpose: 'account-deletion' }, secret));
    return isDue ? { to: account.email, ...identityCodeMail(account, secret.code) } : undefined;
  }

  /** @throws Refusal `departure.not-confirmed` */
  async confirm(
    actor: Actor,
    given: { password?: string | undefined; code?: string | undefined },
  ): Promise<void> {
    const isOwner = given.code
      ? await this.codes.spend(
          { accountId: actor.memberId, purpose: 'account-deletion' },
          given.code,
        )
      : await this.ownPassword.matches(actor.memberId, given.password ?? '');
    if (!isOwner) throw new Refusal('departure.not-confirmed');
  }
}
