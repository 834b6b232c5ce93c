import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { canonicalEmail } from '../../wire/email-address';
import { Account, emailKey } from '../account.entity';
import { AddressRepository, type WaitingChange } from '../address/address.repository';
import { sendEmailChangeAsked, sendEmailChangeCode, sendEmailChanged } from '../auth.jobs';
import { MeasuresService } from '../measures/measures.service';
import { OneTimeCodes } from '../passwords/one-time-codes.service';
import { Revocation } from '../revocation/revocation.service';
import { codeOwner } from './address-mails.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PER_HOUR = 5;
/** Requests dated further in the future than this were made before the clock was set back. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Changes an account's email address, confirmed by a code sent to the new one. */
@Injectable()
export class AddressChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: AddressRepository,
    private readonly codes: OneTimeCodes,
    private readonly revocation: Revocation,
    private readonly measures: MeasuresService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the same work and gives the same answer whether or not the new address already has an
   * account: the job checks that.
   * @throws Refusal `no-changes`, or `auth.asked-too-soon`: once a minute and five times an hour
   */
  async ask(actor: Actor, newEmail: string): Promise<void> {
    const now = this.clock.now();
    const { memberId: accountId } = actor;
    await this.em.transactional(async () => {
      const account = await this.em.findOneOrFail(Account, { id: accountId });
      if (emailKey(newEmail) === account.emailKey) throw new Refusal('no-changes');
      demandPatience(
        await this.changes.askedSince(accountId, new Date(now.getTime() - HOUR_MS)),
        now,
      );
      await this.changes.endWishes(accountId, now);
      const changeId = await this.changes.add({
        accountId,
        oldEmail: account.email,
        newEmail: canonicalEmail(newEmail),
        askedAt: now,
      });
      await this.outbox.later(sendEmailChangeCode, { changeId, accountId });
      await this.outbox.later(sendEmailChangeAsked, { changeId, accountId });
      await this.audit.write({ actorId: accountId, action: 'email-change-asked', result: 'done' });
    });
  }

  /** The change waiting for its code; undefined an hour after it was requested. */
  async waitingFor(accountId: number): Promise<WaitingChange | undefined> {
    const waiting = await this.changes.waiting(accountId);
    const isFresh =
      waiting && timeOf(waiting.askedAt).getTime() > this.clock.now().getTime() - HOUR_MS;
    return isFresh ? waiting : undefined;
  }

  /**
   * The code is checked outside the transaction, so that a wrong attempt counts even after a
   * rollback.
   * @throws Refusal `auth.code-wrong`, also if the address was taken in the meantime
   */
  async confirm(actor: Actor, code: string): Promise<void> {
    const { memberId: accountId } = actor;
    const change = await this.changes.waiting(accountId);
    const isRight = await this.codes.spend(codeOwner({ id: change?.id ?? 0, accountId }), code);
    const now = this.clock.now();
    if (!isRight || !change?.codeSentAt) throw new Refusal('auth.code-wrong');
    if (await this.changes.isTaken(change.newEmail, now, accountId))
      throw new Refusal('auth.code-wrong');
    try {
      await this.em.transactional(() => this.carryOut(actor, change, now));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('auth.code-wrong');
    }
  }

  private async carryOut(actor: Actor, change: WaitingChange, now: Date): Promise<void> {
    const { memberId: accountId } = actor;
    if (!(await this.changes.markConfirmed(change.id, now))) throw new Refusal('auth.code-wrong');
    await this.changes.move(accountId, change.newEmail, now);
    await this.revocation.after('address-changed', { accountId, sessionId: actor.sessionId });
    await this.measures.fulfil(accountId, 'email', now);
    await this.audit.write({ actorId: accountId, action: 'email-changed', result: 'done' });
    await this.outbox.later(sendEmailChanged, { changeId: change.id, accountId });
  }
}

function demandPatience(asked: readonly Date[], now: Date): void {
  const times = asked.map((at) => at.getTime()).filter((at) => at <= now.getTime() + AHEAD_MS);
  const waits = [
    (times[0] ?? -Infinity) + MINUTE_MS - now.getTime(),
    (times[PER_HOUR - 1] ?? -Infinity) + HOUR_MS - now.getTime(),
  ];
  const longest = Math.max(...waits);
  if (longest > 0)
    throw new Refusal('auth.asked-too-soon', { retryAfter: Math.ceil(longest / 1_000) });
}
