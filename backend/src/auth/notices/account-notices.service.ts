import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Account } from '../account.entity';
import { AddressRepository } from '../address/address.repository';
import { type AccountNotice, sendAccountNotice } from '../auth.jobs';
import { accountNoticeMail, forFormerAddress } from './account-notices.mails';

/**
 * Emails the owner whenever a way of signing in to the account changes, so that changes by somebody
 * else are noticed: also at an address that somebody else may have exchanged in the last seven days.
 */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly addresses: AddressRepository,
    private readonly clock: Clock,
  ) {}

  /** Call this in the transaction of the change. */
  async later(accountId: number, what: AccountNotice): Promise<void> {
    await this.outbox.later(sendAccountNotice, { accountId, what });
  }

  /** Job: sends the email. */
  async send(about: { accountId: number; what: AccountNotice }, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: about.accountId, deletedAt: null });
    if (!account) return;
    const text = accountNoticeMail(account, about.what, this.settings.linkBase);
    await this.mail.send({ id: mailId, to: account.email, ...text });
    const former = await this.addresses.withWayBack(account.id, this.clock.now());
    for (const [index, to] of former.entries())
      await this.mail.send({ id: `${mailId}-former-${index}`, to, ...forFormerAddress(text) });
  }
}
