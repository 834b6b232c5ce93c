import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { SessionsService } from '../../auth/sessions/sessions.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Mail } from '../../platform/mail/mail';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { eraseMember, forgetMember, sendFarewell } from '../departure.jobs';
import { farewellMail } from '../departure.mails';
import { MemberDataRegistry } from '../member-data';
import { DepartureRepository } from './departure.repository';
import { ErasureReceipts } from './erasure-receipts';
import { anonymousReason } from './reason.rules';

/**
 * Everything is erased within 24 hours, including writes of requests that were still running at the
 * first erasure.
 */
const FORGET_AFTER_MS = 23 * 3_600_000;

/** Deleting an account. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly departures: DepartureRepository,
    private readonly parts: MemberDataRegistry,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    private readonly audit: AuditLog,
    private readonly receipts: ErasureReceipts,
  ) {}

  /**
   * Immediately ends sessions, removes the name and hides everything; the email address can be used
   * for a new account. A job erases the rest.
   */
  async leave(actor: Pick<Actor, 'memberId'>, reason: string): Promise<void> {
    await this.em.transactional(async () => {
      const departureId = await this.depart(actor.memberId, reason);
      await this.departures.promiseFarewell(
        departureId,
        await this.outbox.later(sendFarewell, { departureId }),
      );
    });
  }

  /** Deletes an account that a restore has brought back. No farewell: one was sent when they left. */
  async leaveAgain(memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      const departureId = await this.depart(memberId, 'A backup was restored.');
      await this.departures.markTold(departureId, this.clock.now());
    });
  }

  private async depart(memberId: number, reason: string): Promise<number> {
    const now = this.clock.now();
    const account = await this.em.findOne(
      Account,
      { id: memberId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!account) throw new Refusal('session.missing');
    const { id: accountId, email } = account;
    const departureId = await this.departures.add({
      accountId,
      email,
      reason: anonymousReason(reason, account),
      leftAt: now,
    });
    await this.outbox.later(eraseMember, { departureId });
    await this.outbox.later(
      forgetMember,
      { departureId },
      { runAt: new Date(now.getTime() + FORGET_AFTER_MS) },
    );
    await this.sessions.endAll(accountId);
    for (const part of this.parts.byName()) await part.endAtOnce(accountId);
    await this.audit.write({ actorId: accountId, action: 'account-deleted', result: 'done' });
    await this.departures.makeTombstone(accountId, now);
    return departureId;
  }

  /** Job: sends the farewell email. A mail server failure delays nothing else. */
  async sendFarewell(departureId: number, mailId: string): Promise<void> {
    const departure = await this.departures.find(departureId);
    if (departure?.email)
      await this.mail.send({ id: mailId, to: departure.email, ...farewellMail() });
    await this.departures.markTold(departureId, this.clock.now());
  }

  /**
   * Job: each domain erases in its own transactions; the job's row is claimed when all are done.
   * The receipt comes first, so that whoever is erased is erased again after a restore.
   */
  async erase({ departureId, outboxId }: { departureId: number; outboxId: number }): Promise<void> {
    await this.keepReceipt(departureId);
    await this.eraseParts(departureId);
    await this.outbox.once(outboxId, () =>
      this.departures.markErased(departureId, this.clock.now()),
    );
  }

  /** Job: erases again and removes the email address. */
  async forget({
    departureId,
    outboxId,
  }: {
    departureId: number;
    outboxId: number;
  }): Promise<void> {
    await this.eraseParts(departureId);
    await this.outbox.once(outboxId, () => this.departures.forgetAll(departureId));
  }

  private async keepReceipt(departureId: number): Promise<void> {
    const departure = await this.departures.find(departureId);
    const account = departure && (await this.em.findOne(Account, { id: departure.accountId }));
    if (account) await this.receipts.keep({ accountId: account.id, joinedAt: account.createdAt });
  }

  private async eraseParts(departureId: number): Promise<void> {
    const departure = await this.departures.find(departureId);
    if (!departure) return;
    for (const part of this.parts.inOrderOfErasure()) await part.erase(departure.accountId);
  }
}
