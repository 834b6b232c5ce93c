import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Mail } from '../platform/mail/mail';
import { Outbox } from '../platform/outbox/outbox';
import { Account } from './account.entity';
import { accountNoticeMail } from './account-notices.mails';
import { sendAccountNotice } from './auth.jobs';

export type AccountNotice =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-reset'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'email-restored';

/** Tells an owner by mail what was changed about how the account is entered: if it was somebody else, it is noticed. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** In the transaction of the change. */
  async later(accountId: number, what: AccountNotice): Promise<void> {
    await this.outbox.later(sendAccountNotice, { accountId, what });
  }

  /** The job. */
  async send(about: { accountId: number; what: AccountNotice }, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: about.accountId, deletedAt: null });
    if (!account) return;
    const text = accountNoticeMail(account, about.what, this.settings.linkBase);
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }
}
