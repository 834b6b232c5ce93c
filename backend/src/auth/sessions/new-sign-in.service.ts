import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { SecretMails } from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Account } from '../account.entity';
import { AccountLinks } from '../address/account-links';
import { AddressRepository } from '../address/address.repository';
import { sendNewSignInEmail } from '../auth.jobs';
import { newSignInMail } from '../auth.mails';
import { Session } from './session.entity';
import { EARLIER_SESSIONS } from './session.sql';

/** Emails members about sign-ins from devices that are new to their account. */
@Injectable()
export class NewSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
    private readonly links: AccountLinks,
    private readonly addresses: AddressRepository,
    private readonly settings: Settings,
  ) {}

  /**
   * Call this in the transaction of the session. The first session of an account is not reported:
   * its owner has just signed up.
   */
  async watch(session: { id: number; memberId: number; device: string }): Promise<void> {
    const { id, memberId: accountId, device } = session;
    const earlier = await EARLIER_SESSIONS.first(this.em, { id, accountId, device });
    if (earlier?.seen && !earlier.same)
      await this.outbox.later(sendNewSignInEmail, { accountId, sessionId: id });
  }

  /** Job: emails a link that ends everything that began with this sign-in. */
  async sendEmail(
    { accountId, sessionId }: { accountId: number; sessionId: number },
    outboxId: number,
  ): Promise<void> {
    await this.secrets.deliver(outboxId, async ({ token }) => {
      const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
      const session = await this.em.findOne(Session, { id: sessionId, accountId });
      if (!account || !session) return undefined;
      const { device, createdAt: since } = session;
      // Whoever signed in may have changed the address in the meantime.
      const email = await this.addresses.addressAt(account, since);
      await this.links.keep(token, { accountId, email, purpose: 'not-me', since });
      const link = `${this.settings.linkBase}/account/not-me?token=${token}`;
      return { to: email, ...newSignInMail(account, { device, at: since, link }) };
    });
  }
}
