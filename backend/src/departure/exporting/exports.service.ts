import type { Readable } from 'node:stream';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { digest } from '../../auth/sessions/tokens';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
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
import { ExportLink } from './export-link.entity';
import { OWNER_OF_LINK } from './exports.sql';

const DAY_MS = 24 * 3_600_000;
const PER_DAY = 5;

/** Exports of a member's own data, through an emailed link that is valid for a day. */
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

  /** @throws Refusal for the sixth request in a day */
  async ask(actor: Actor): Promise<number> {
    const now = this.clock.now();
    return this.em.transactional(async () => {
      const accountId = actor.memberId;
      await this.em.findOne(
        Account,
        { id: accountId },
        { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
      );
      const recent = await this.em.count(ExportLink, {
        accountId,
        askedAt: { $gt: new Date(now.getTime() - DAY_MS) },
      });
      if (recent >= PER_DAY) throw new Refusal('request.too-many', { retryAfter: DAY_MS / 1_000 });
      const exportId = await this.em.insert(ExportLink, { accountId, askedAt: now });
      await this.outbox.later(sendExportLink, { exportId });
      await this.audit.write({ actorId: actor.memberId, action: 'export-asked', result: 'done' });
      return exportId;
    });
  }

  /** Job: sends the link. */
  async sendLink(exportId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepLink(exportId, secret));
  }

  private async keepLink(
    exportId: number,
    { token }: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const link = await this.em.findOne(
      ExportLink,
      { id: exportId },
      { fields: ['accountId'], disableIdentityMap: true },
    );
    const account =
      link && (await this.em.findOne(Account, { id: link.accountId, deletedAt: null }));
    if (!account) return undefined;
    const expiresAt = new Date(this.clock.now().getTime() + DAY_MS);
    await this.em.nativeUpdate(
      ExportLink,
      { id: exportId },
      { tokenHash: digest(token), expiresAt },
    );
    return {
      to: account.email,
      ...exportMail(account, `${this.settings.linkBase}/api/v1/exports/${token}`),
    };
  }

  /** @throws Refusal `auth.link-unknown`, also if it has expired, or the member has left */
  async open(token: string, address: string | undefined): Promise<Readable> {
    const link = await OWNER_OF_LINK.first(this.em, {
      tokenHash: digest(token),
      now: this.clock.now(),
    });
    if (!link) throw new Refusal('auth.link-unknown');
    await this.audit.write({
      actorId: link.accountId,
      action: 'export-downloaded',
      result: 'done',
      address,
    });
    return this.archive.of(link.accountId);
  }
}
