import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Account } from '../account.entity';
import { sendDeactivatedEmail, sendInactivityEmail } from '../auth.jobs';
import { deactivatedMail, inactivityMail } from './inactivity.mails';
import { DEACTIVATE_UNUSED, END_SESSIONS_OF, NOTE_LOG_IN, WARN_UNUSED } from './inactivity.sql';

const AT_ONCE = 200;

/**
 * Accounts that are not used: their owners are warned after 5 and 5½ months without a log-in, and
 * after 6 months the accounts are deactivated, if enabled. A deactivated account is hidden from
 * searches and pages and gets no emails; logging in restores everything. Nothing is ever erased.
 */
@Injectable()
export class InactivityService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly audit: AuditLog,
  ) {}

  /** Call this in the transaction of a new session. */
  async loggedIn(memberId: number): Promise<void> {
    const noted = await NOTE_LOG_IN.first(this.em, { id: memberId, now: this.clock.now() });
    if (noted?.wasDeactivated)
      await this.audit.write({ actorId: memberId, action: 'account-reactivated', result: 'done' });
  }

  /** Job: runs every day. */
  async sweep(): Promise<void> {
    if (this.settings.inactivity.warns) while ((await this.warnSome()) === AT_ONCE);
    if (this.settings.inactivity.deactivates) while ((await this.deactivateSome()) === AT_ONCE);
  }

  /** Job: sends nothing if the member has logged in meanwhile. */
  async sendWarning(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    const warnedAt = account?.inactivityWarnedAt;
    if (!account || !warnedAt || warnedAt <= account.lastLogInAt) return;
    const { deactivates } = this.settings.inactivity;
    const text = inactivityMail(account, { deactivates, linkBase: this.settings.linkBase });
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }

  /** Job: sends the email. */
  async sendDeactivated(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    if (!account?.deactivatedAt) return;
    const text = deactivatedMail(account, this.settings.linkBase);
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }

  private warnSome(): Promise<number> {
    const now = this.clock.now();
    return this.em.transactional(async (em) => {
      const warned = await WARN_UNUSED.rows(em, { now, most: AT_ONCE });
      await this.outbox.laterForAll(
        sendInactivityEmail,
        warned.map(({ id }) => ({ accountId: id })),
      );
      return warned.length;
    });
  }

  private deactivateSome(): Promise<number> {
    const now = this.clock.now();
    return this.em.transactional(async (em) => {
      const gone = await DEACTIVATE_UNUSED.rows(em, { now, most: AT_ONCE });
      await END_SESSIONS_OF.rows(em, { ids: gone.map(({ id }) => id), now });
      for (const { id } of gone)
        await this.audit.write({
          action: 'account-deactivated',
          object: `member ${id}`,
          result: 'done',
        });
      await this.outbox.laterForAll(
        sendDeactivatedEmail,
        gone.map(({ id }) => ({ accountId: id })),
      );
      return gone.length;
    });
  }
}
