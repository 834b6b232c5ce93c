import type { Readable } from 'node:stream';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { digest } from '../../auth/tokens';
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
import { LOOK_AT_LINK, OPEN_LINK } from './exports.sql';

const DAY_MS = 24 * 3_600_000;
const PER_DAY = 5;
/** Often enough for a download that breaks off. */
const MOST_OPENED = 3;

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
      const exportId = await this.em.insert(ExportLink, { accountId, askedAt: now, opened: 0 });
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
      { fields: ['accountId', 'endedAt'], disableIdentityMap: true },
    );
    const account =
      link && !link.endedAt
        ? await this.em.findOne(Account, { id: link.accountId, deletedAt: null })
        : null;
    if (!account) return undefined;
    const expiresAt = new Date(this.clock.now().getTime() + DAY_MS);
    await this.em.nativeUpdate(
      ExportLink,
      { id: exportId },
      { tokenHash: digest(token), expiresAt },
    );
    return {
      to: account.email,
      ...exportMail(account, `${this.settings.linkBase}/account/export/download?token=${token}`),
    };
  }

  /**
   * The link opens three times, for its owner alone.
   * @throws Refusal `auth.link-unknown`, also if it has expired, was used up or was revoked
   */
  async open(actor: Actor, token: string, address: string | undefined): Promise<Readable> {
    const { memberId: accountId } = actor;
    if (!(await OPEN_LINK.first(this.em, this.named(actor, token))))
      throw new Refusal('auth.link-unknown');
    await this.audit.write({
      actorId: accountId,
      action: 'export-downloaded',
      result: 'done',
      address,
    });
    return this.archive.of(accountId);
  }

  /** How often the link can still be opened. @throws Refusal `auth.link-unknown` */
  async left(actor: Actor, token: string): Promise<number> {
    const link = await LOOK_AT_LINK.first(this.em, this.named(actor, token));
    if (!link) throw new Refusal('auth.link-unknown');
    return MOST_OPENED - link.opened;
  }

  private named({ memberId: accountId }: Actor, token: string) {
    const now = this.clock.now();
    return { tokenHash: digest(token), accountId, now, most: MOST_OPENED };
  }
}
