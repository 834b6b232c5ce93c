import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';

const LIFETIME_MS = 10 * 60_000;
export const TRIES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PER_HOUR = 5;

export type CodePurpose = 'password-reset' | 'phone-change' | 'account-deletion';

interface CodeOwner {
  readonly accountId: number;
  readonly purpose: CodePurpose;
}

/** Six digits, mailed, for ten minutes, once, five tries. A new code voids the one before it. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @returns undefined when this would be the second in a minute or the sixth in an hour */
  async issue(owner: CodeOwner): Promise<string | undefined> {
    const now = this.clock.now();
    const [recent] = await this.em.execute<{ in_minute: number; in_hour: number }[]>(
      `select count(*) filter (where created_at > ?)::int as in_minute, count(*)::int as in_hour
       from one_time_code where account_id = ? and purpose = ? and created_at > ?`,
      [new Date(now.getTime() - MINUTE_MS), owner.accountId, owner.purpose, new Date(now.getTime() - HOUR_MS)],
    );
    if (!recent || recent.in_minute > 0 || recent.in_hour >= PER_HOUR) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.em.execute('insert into one_time_code (account_id, purpose, code_hash, created_at, expires_at) values (?, ?, ?, ?, ?)', [
      owner.accountId,
      owner.purpose,
      this.hashOf(owner, code),
      now,
      new Date(now.getTime() + LIFETIME_MS),
    ]);
    return code;
  }

  /**
   * Tries a code. The try is counted before it is looked at, in a statement of its own, so that parallel guesses share the five.
   * Must not run in a transaction that may be rolled back.
   */
  async spend(owner: CodeOwner, code: string): Promise<boolean> {
    const now = this.clock.now();
    const [tried] = await this.em.execute<{ id: number; code_hash: Buffer }[]>(
      `update one_time_code set tries = tries + 1
       where id = (select id from one_time_code where account_id = ? and purpose = ? order by id desc limit 1)
         and tries < ? and used_at is null and expires_at > ? returning id, code_hash`,
      [owner.accountId, owner.purpose, TRIES, now],
    );
    if (!tried || !timingSafeEqual(tried.code_hash, this.hashOf(owner, code.replace(/\s/g, '')))) return false;
    const used = await this.em.execute<unknown[]>('update one_time_code set used_at = ? where id = ? and used_at is null returning id', [
      now,
      tried.id,
    ]);
    return used.length > 0;
  }

  private hashOf(owner: CodeOwner, code: string): Buffer {
    return createHmac('sha256', this.settings.sessionSecret).update(`one-time-code:${owner.purpose}:${owner.accountId}:${code}`).digest();
  }
}
