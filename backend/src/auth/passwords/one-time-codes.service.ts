import { createHmac, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import type { MailedSecret } from '../../platform/mail/secret-mails';
import { LOCK_ACCOUNT } from '../account.sql';
import { type CodePurpose, OneTimeCode } from './one-time-code.entity';
import { COUNT_RECENT, KEEP_AGAIN, TRY_CODE } from './one-time-code.sql';

const LIFETIME_MS = 10 * 60_000;
export const TRIES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PER_HOUR = 5;
/** Codes dated further in the future than this are ignored: the clock has been set back since. */
const AHEAD_MS = 5 * MINUTE_MS;

interface CodeOwner {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  /** The id of what it confirms, if the account may have several of them. */
  readonly about?: number;
}

/**
 * Emailed six-digit codes: valid for ten minutes, for one use and five attempts. A new code
 * invalidates the previous one.
 */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores a code before its email is sent. A retry of the same email finds the same code, which is
   * then valid as long as a new one.
   * @returns false if no email is due: it would be the second code within a minute or the sixth
   *   within an hour, or a newer one has replaced it
   */
  async keep(owner: CodeOwner, { outboxId, code: digits }: MailedSecret): Promise<boolean> {
    const now = this.clock.now();
    const { accountId, purpose } = owner;
    const code = { accountId, purpose, outboxId, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
    await LOCK_ACCOUNT.rows(this.em, { id: accountId });
    const kept = await KEEP_AGAIN.first(this.em, code);
    if (kept) return kept.isLast;
    if (!(await this.mayHaveOne(owner, now))) return false;
    const codeHash = this.hashOf(owner, digits);
    await this.em.insert(OneTimeCode, {
      ...code,
      codeHash,
      tries: 0,
      createdAt: now,
      usedAt: null,
    });
    return true;
  }

  private async mayHaveOne({ accountId, purpose }: CodeOwner, now: Date): Promise<boolean> {
    const recent = await COUNT_RECENT.first(this.em, {
      accountId,
      purpose,
      minuteAgo: new Date(now.getTime() - MINUTE_MS),
      hourAgo: new Date(now.getTime() - HOUR_MS),
      ahead: new Date(now.getTime() + AHEAD_MS),
    });
    return recent?.inMinute === 0 && recent.inHour < PER_HOUR;
  }

  /**
   * Checks a code. The attempt is counted first, in a statement of its own, so that parallel
   * guesses share the five attempts. Must not run in a transaction that may be rolled back.
   */
  async spend(owner: CodeOwner, code: string): Promise<boolean> {
    const now = this.clock.now();
    const { accountId, purpose } = owner;
    const latest = new Date(now.getTime() + LIFETIME_MS + AHEAD_MS);
    const tried = await TRY_CODE.first(this.em, { accountId, purpose, most: TRIES, now, latest });
    if (!tried || !timingSafeEqual(tried.codeHash, this.hashOf(owner, code.replace(/\s/g, ''))))
      return false;
    const { id } = tried;
    return (await this.em.nativeUpdate(OneTimeCode, { id, usedAt: null }, { usedAt: now })) > 0;
  }

  private hashOf({ accountId, purpose, about }: CodeOwner, code: string): Buffer {
    const what = about === undefined ? purpose : `${purpose}-${about}`;
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`one-time-code:${what}:${accountId}:${code}`)
      .digest();
  }
}
