import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { digest } from '../../auth/sessions/tokens';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { onlyRow } from '../../platform/database/only-row';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { sendExportLink } from '../departure.jobs';
import { exportMail } from '../departure.mails';
import { Archive } from './archive';

const DAY_MS = 24 * 3_600_000;
const PER_DAY = 5;

/** One's own data, through a link that is mailed and works for a day. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly archive: Archive,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal when it is the sixth in a day */
  async ask(actor: Actor): Promise<number> {
    const now = this.clock.now();
    return this.em.transactional(async () => {
      await this.em.execute('select 1 from account where id = ? for update', [actor.memberId]);
      const recent = await this.em.execute<unknown[]>(
        'select 1 from export_link where account_id = ? and asked_at > ?',
        [actor.memberId, new Date(now.getTime() - DAY_MS)],
      );
      if (recent.length >= PER_DAY)
        throw new Refusal('request.too-many', { retryAfter: DAY_MS / 1_000 });
      const inserted = await this.em.execute<{ id: number }[]>(
        'insert into export_link (account_id, asked_at) values (?, ?) returning id',
        [actor.memberId, now],
      );
      const { id: exportId } = onlyRow(inserted);
      await this.outbox.later(sendExportLink, { exportId });
      await this.audit.write({ actorId: actor.memberId, action: 'export-asked', result: 'done' });
      return exportId;
    });
  }

  /** The job. */
  async sendLink(exportId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepLink(exportId, secret));
  }

  private async keepLink(
    exportId: number,
    { token }: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const [row] = await this.em.execute<{ account_id: number }[]>(
      'select account_id from export_link where id = ?',
      [exportId],
    );
    const account =
      row && (await this.em.findOne(Account, { id: row.account_id, deletedAt: null }));
    if (!account) return undefined;
    const expiry = new Date(this.clock.now().getTime() + DAY_MS);
    await this.em.execute('update export_link set token_hash = ?, expires_at = ? where id = ?', [
      digest(token),
      expiry,
      exportId,
    ]);
    return {
      to: account.email,
      ...exportMail(account, `${this.settings.linkBase}/api/v1/exports/${token}`),
    };
  }

  /** @throws Refusal `auth.link-unknown` also when it has expired, or the member has left */
  async open(token: string, address: string | undefined): Promise<Readable> {
    const [link] = await this.em.execute<{ account_id: number }[]>(
      `select l.account_id from export_link l join account a on a.id = l.account_id
       where l.token_hash = ? and l.expires_at > ? and a.deleted_at is null`,
      [digest(token), this.clock.now()],
    );
    if (!link) throw new Refusal('auth.link-unknown');
    await this.audit.write({
      actorId: link.account_id,
      action: 'export-downloaded',
      result: 'done',
      address,
    });
    return this.archive.of(link.account_id);
  }
}
