import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { type DbTime, timeOf } from '../../platform/database/columns';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Account } from '../account.entity';
import { sendNewSignInEmail } from '../auth.jobs';
import { newSignInMail } from '../auth.mails';

/** Tells members of a sign-in from a device that their account has not seen before. */
@Injectable()
export class NewSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** In the transaction of the session. The very first session is no news: its owner has just joined. */
  async watch(session: { id: number; memberId: number; device: string }): Promise<void> {
    const [earlier] = await this.em.execute<{ seen: boolean | null; same: boolean | null }[]>(
      'select bool_or(true) as seen, bool_or(device = ?) as same from session where account_id = ? and id <> ?',
      [session.device, session.memberId, session.id],
    );
    if (earlier?.seen && !earlier.same)
      await this.outbox.later(sendNewSignInEmail, {
        accountId: session.memberId,
        sessionId: session.id,
      });
  }

  /** The job. */
  async sendEmail(ids: { accountId: number; sessionId: number }, mailId: string): Promise<void> {
    const account = await this.em.findOne(Account, { id: ids.accountId, deletedAt: null });
    const [session] = await this.em.execute<{ device: string; created_at: DbTime }[]>(
      'select device, created_at from session where id = ? and account_id = ?',
      [ids.sessionId, ids.accountId],
    );
    if (!account || !session) return;
    const text = newSignInMail(account, {
      device: session.device,
      at: timeOf(session.created_at),
      linkBase: this.settings.linkBase,
    });
    await this.mail.send({ id: mailId, to: account.email, ...text });
  }
}
