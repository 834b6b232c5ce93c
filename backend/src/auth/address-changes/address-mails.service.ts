import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Rates } from '../../platform/throttling/rates';
import { Account, emailKey } from '../account.entity';
import { AccountLinks } from '../address/account-links';
import { AddressRepository } from '../address/address.repository';
import type { EmailChange } from '../address/email-change.entity';
import { OneTimeCodes } from '../passwords/one-time-codes.service';
import {
  addressTakenMail,
  emailChangeAskedMail,
  emailChangeCodeMail,
  emailChangedMail,
} from './address.mails';

/** The code of one change does not confirm another. */
export const codeOwner = ({ id, accountId }: Pick<EmailChange, 'id' | 'accountId'>) =>
  ({ accountId, purpose: 'email-change', about: id }) as const;

/** The emails about a change of address, to the new and to the old address. */
@Injectable()
export class AddressMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: AddressRepository,
    private readonly codes: OneTimeCodes,
    private readonly links: AccountLinks,
    private readonly rates: Rates,
    private readonly secrets: SecretMails,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Job: sends a code to the new address, or a note that it is taken. */
  async sendCode(changeId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, async (secret) => {
      const change = await this.changes.find(changeId);
      if (!change || change.confirmedAt || change.endedAt) return undefined;
      const isTaken = await this.changes.isTaken(
        change.newEmail,
        this.clock.now(),
        change.accountId,
      );
      const to = change.newEmail;
      if (isTaken)
        return (await this.rates.admits('receipt-mail', emailKey(to)))
          ? { to, ...addressTakenMail(this.settings.linkBase) }
          : undefined;
      return this.keepCode(change, secret);
    });
  }

  /** Job: notifies the current address. */
  async sendAsked(changeId: number, outboxId: number): Promise<void> {
    await this.tellOldAddress(changeId, outboxId, emailChangeAskedMail);
  }

  /** Job: notifies the former address. */
  async sendChanged(changeId: number, outboxId: number): Promise<void> {
    await this.tellOldAddress(changeId, outboxId, emailChangedMail);
  }

  private async keepCode(
    change: EmailChange,
    secret: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const owner = codeOwner(change);
    if (!(await this.codes.keep(owner, secret))) return undefined;
    await this.changes.markCoded(change.id, this.clock.now());
    return { to: change.newEmail, ...emailChangeCodeMail(secret.code) };
  }

  private async tellOldAddress(
    changeId: number,
    outboxId: number,
    write: typeof emailChangedMail,
  ): Promise<void> {
    await this.secrets.deliver(outboxId, async ({ token }) => {
      const change = await this.changes.find(changeId);
      if (!change || change.endedAt) return undefined;
      const { accountId, oldEmail: email, newEmail, askedAt } = change;
      const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
      if (!account) return undefined;
      const about = { accountId, email, emailChangeId: changeId, since: askedAt };
      await this.links.keep(token, { ...about, purpose: 'email-revert' });
      const link = `${this.settings.linkBase}/account/email/revert?token=${token}`;
      return { to: email, ...write(account, { newEmail, link }) };
    });
  }
}
