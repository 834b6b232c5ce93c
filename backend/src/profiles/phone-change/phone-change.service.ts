import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { MeasuresService } from '../../auth/measures/measures.service';
import { OneTimeCodes } from '../../auth/passwords/one-time-codes.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import {
  type MailedSecret,
  type SecretLetter,
  SecretMails,
} from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Phone } from '../phone';
import { ProfileRepository } from '../profile.repository';
import { sendPhoneCode } from './phone-change.jobs';
import { phoneCodeMail } from './phone-change.mails';
import { PhoneChangeRepository } from './phone-change.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PER_HOUR = 5;
/** Requests dated further in the future than this were made before the clock was set back. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Changes the phone number with a code emailed to the account's address. */
@Injectable()
export class PhoneChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: PhoneChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly codes: OneTimeCodes,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
    private readonly audit: AuditLog,
    private readonly measures: MeasuresService,
  ) {}

  /**
   * @throws Refusal `no-changes`, or `profiles.asked-too-soon`: one code a minute and five an hour
   */
  async ask(actor: Actor, phone: Phone): Promise<void> {
    const now = this.clock.now();
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(actor.memberId);
      if (profile.phone === phone.full && !(await this.isAskedFor(actor)))
        throw new Refusal('no-changes');
      this.demandPatience(
        await this.changes.askedSince(actor.memberId, new Date(now.getTime() - HOUR_MS)),
        now,
      );
      const changeId = await this.changes.add(actor.memberId, phone, now);
      await this.outbox.later(sendPhoneCode, { changeId });
    });
  }

  /** Job: sends the code. */
  async sendCode(changeId: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, (secret) => this.keepCode(changeId, secret));
  }

  private async keepCode(
    changeId: number,
    secret: MailedSecret,
  ): Promise<SecretLetter | undefined> {
    const change = await this.changes.find(changeId);
    const account =
      change && (await this.em.findOne(Account, { id: change.accountId, deletedAt: null }));
    const isDue =
      account &&
      (await this.codes.keep({ accountId: account.id, purpose: 'phone-change' }, secret));
    if (!account || !isDue) return undefined;
    await this.changes.markCoded(changeId, this.clock.now());
    return { to: account.email, ...phoneCodeMail(account, secret.code, change.full) };
  }

  /**
   * The code is checked outside the transaction, so that a wrong attempt counts even after a
   * rollback.
   * @throws Refusal `auth.code-wrong`
   */
  async confirm(actor: Actor, code: string): Promise<Phone> {
    const change = await this.changes.findLatestSent(actor.memberId);
    const isRight = await this.codes.spend(
      { accountId: actor.memberId, purpose: 'phone-change' },
      code,
    );
    if (!change || !isRight) throw new Refusal('auth.code-wrong');
    await this.em.transactional(async () => {
      const profile = await this.profiles.claim(actor.memberId);
      profile.setPhone(change);
      await this.changes.forget(actor.memberId);
      await this.measures.fulfil(actor.memberId, 'phone', this.clock.now());
      await this.audit.write({ actorId: actor.memberId, action: 'phone-change', result: 'done' });
    });
    return change;
  }

  /** An administrator can ask a member to confirm their current number. */
  private async isAskedFor(actor: Actor): Promise<boolean> {
    return (await this.measures.inForceFor(actor.memberId, 'confirm-phone')).length > 0;
  }

  private demandPatience(asked: readonly Date[], now: Date): void {
    const times = asked.map((at) => at.getTime()).filter((at) => at <= now.getTime() + AHEAD_MS);
    const waits = [
      (times[0] ?? -Infinity) + MINUTE_MS - now.getTime(),
      (times[PER_HOUR - 1] ?? -Infinity) + HOUR_MS - now.getTime(),
    ];
    const longest = Math.max(...waits);
    if (longest > 0)
      throw new Refusal('profiles.asked-too-soon', { retryAfter: Math.ceil(longest / 1_000) });
  }
}
