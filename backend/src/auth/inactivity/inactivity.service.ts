import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { arrayOf } from '../../platform/database/columns';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Account } from '../account.entity';
import { sendDeactivatedEmail, sendInactivityEmail } from '../auth.jobs';
import { deactivatedMail, inactivityMail } from './inactivity.mails';

/** After how long without a log-in the owner of an account is warned, for the first and the second time. */
const FIRST_WARNING = '5 months';
const SECOND_WARNING = '5 months 15 days';
const DEACTIVATION = '6 months';
/** However late the warning came, so long is left to log in. */
const NOTICE = '14 days';
const AT_ONCE = 200;

/** Whoever can be written to, and could log in. Takes the time. */
const REACHABLE =
  'deleted_at is null and email_verified_at is not null and (suspended_until is null or suspended_until <= cast(? as timestamptz))';
/** Long unused, and not warned since it became so. Takes the time. */
const unwarned = (after: string) =>
  `(last_log_in_at <= cast(? as timestamptz) - interval '${after}'
    and (inactivity_warned_at is null or inactivity_warned_at < last_log_in_at + interval '${after}'))`;

/**
 * Accounts without a log-in: warned after 5 and 5½ months, and after 6 deactivated where the settings say so. A deactivated account is
 * not found and not shown, and gets no mail; logging in makes everything as it was. Nothing is ever erased.
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

  /** In the transaction of a new session. */
  async loggedIn(memberId: number): Promise<void> {
    const [was] = await this.em.execute<{ deactivated: boolean }[]>(
      `update account a set last_log_in_at = ?, deactivated_at = null
       from (select id, deactivated_at is not null as deactivated from account where id = ? for no key update) was
       where a.id = was.id returning was.deactivated`,
      [this.clock.now(), memberId],
    );
    if (was?.deactivated)
      await this.audit.write({ actorId: memberId, action: 'account-reactivated', result: 'done' });
  }

  /** The job: every day. */
  async sweep(): Promise<void> {
    if (this.settings.inactivity.warns) while ((await this.warnSome()) === AT_ONCE);
    if (this.settings.inactivity.deactivates) while ((await this.deactivateSome()) === AT_ONCE);
  }

  /** The job. Whoever has logged in meanwhile is not warned any more. */
  async sendWarning(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    const warnedAt = account?.inactivityWarnedAt;
    if (!account || !warnedAt || warnedAt <= account.lastLogInAt) return;
    const { deactivates } = this.settings.inactivity;
    const text = inactivityMail(account, { deactivates, linkBase: this.settings.linkBase });
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }

  /** The job. */
  async sendDeactivated(accountId: number, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    if (!account?.deactivatedAt) return;
    const text = deactivatedMail(account, this.settings.linkBase);
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }

  private warnSome(): Promise<number> {
    const now = this.clock.now();
    return this.em.transactional(async (em) => {
      const warned = await em.execute<{ id: number }[]>(
        `update account set inactivity_warned_at = ? where id in (
           select id from account where ${REACHABLE} and (${unwarned(FIRST_WARNING)} or ${unwarned(SECOND_WARNING)})
           order by last_log_in_at limit ? for no key update skip locked) returning id`,
        [now, now, now, now, AT_ONCE],
      );
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
      const gone = await em.execute<{ id: number }[]>(
        `update account set deactivated_at = ? where id in (
           select id from account where ${REACHABLE} and deactivated_at is null
             and last_log_in_at <= cast(? as timestamptz) - interval '${DEACTIVATION}'
             and inactivity_warned_at > last_log_in_at and inactivity_warned_at <= cast(? as timestamptz) - interval '${NOTICE}'
           order by last_log_in_at limit ? for no key update skip locked) returning id`,
        [now, now, now, now, AT_ONCE],
      );
      await em.execute(
        'update session set ended_at = ? where account_id = any(cast(? as bigint[])) and ended_at is null',
        [now, arrayOf(gone.map(({ id }) => id))],
      );
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
