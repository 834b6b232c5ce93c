import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../auth/account.entity';
import { OneTimeCodes } from '../auth/passwords/one-time-codes.service';
import { Passwords } from '../auth/passwords/passwords';
import { type MailedSecret, type SecretLetter, SecretMails } from '../platform/mail/secret-mails';
import { Outbox } from '../platform/outbox/outbox';
import { Rates } from '../platform/throttling/rates';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { sendIdentityCode } from './departure.jobs';
import { identityCodeMail } from './departure.mails';

/** Whether whoever sits before an open session is its owner: pages ask before an account is deleted or its data given away. */
@Injectable()
export class IdentityCheckService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly codes: OneTimeCodes,
    private readonly rates: Rates,
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
      : await this.knowsPassword(actor, given.password ?? '');
    if (!isOwner) throw new Refusal('departure.not-confirmed');
  }

  private async knowsPassword(actor: Actor, password: string): Promise<boolean> {
    const tries = `session|${actor.sessionId}`;
    await this.rates.demandOneLeft('sign-in-failure', tries);
    const account = await this.em.findOneOrFail(
      Account,
      { id: actor.memberId },
      { populate: ['passwordHash'] },
    );
    const matches = await this.passwords.matches(account.passwordHash, password);
    if (!matches) await this.rates.count('sign-in-failure', tries);
    return matches;
  }
}
