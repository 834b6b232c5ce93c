import { createHmac, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import type { MailedSecret } from '../../platform/mail/secret-mails';
import type { CodePurpose } from './one-time-code.entity';

const LIFETIME_MS = 10 * 60_000;
export const TRIES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PER_HOUR = 5;
/** A clock that was set back: codes from further ahead than this neither count nor open anything. */
const AHEAD_MS = 5 * MINUTE_MS;

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

  /**
   * Stores a code before its mail leaves. Another try of the same mail finds its own code, which then lives as long as a new one.
   * @returns false when no mail is due: it would be the second code in a minute or the sixth in an hour, or a newer one voids it
   */
  async keep(owner: CodeOwner, { outboxId, code }: MailedSecret): Promise<boolean> {
    const now = this.clock.now();
    const expiry = new Date(now.getTime() + LIFETIME_MS);
    await this.em.execute('select 1 from account where id = ? for no key update', [
      owner.accountId,
    ]);
    const [kept] = await this.em.execute<{ is_last: boolean }[]>(
      `update one_time_code c set expires_at = ? where outbox_id = ? and account_id = ? and purpose = ?
       returning not exists (select from one_time_code n where n.account_id = c.account_id and n.purpose = c.purpose and n.id > c.id) as is_last`,
      [expiry, outboxId, owner.accountId, owner.purpose],
    );
    if (kept) return kept.is_last;
    if (!(await this.mayHaveOne(owner, now))) return false;
    await this.em.execute(
      'insert into one_time_code (account_id, purpose, outbox_id, code_hash, created_at, expires_at) values (?, ?, ?, ?, ?, ?)',
      [owner.accountId, owner.purpose, outboxId, this.hashOf(owner, code), now, expiry],
    );
    return true;
  }

  private async mayHaveOne(owner: CodeOwner, now: Date): Promise<boolean> {
    const [recent] = await this.em.execute<{ in_minute: number; in_hour: number }[]>(
      `select count(*) filter (where created_at > ?)::int as in_minute, count(*)::int as in_hour
       from one_time_code where account_id = ? and purpose = ? and created_at > ? and created_at <= ?`,
      [
        new Date(now.getTime() - MINUTE_MS),
        owner.accountId,
        owner.purpose,
        new Date(now.getTime() - HOUR_MS),
        new Date(now.getTime() + AHEAD_MS),
      ],
    );
    return recent?.in_minute === 0 && recent.in_hour < PER_HOUR;
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
         and tries < ? and used_at is null and expires_at > ? and expires_at <= ? returning id, code_hash`,
      [
        owner.accountId,
        owner.purpose,
        TRIES,
        now,
        new Date(now.getTime() + LIFETIME_MS + AHEAD_MS),
      ],
    );
    if (!tried || !timingSafeEqual(tried.code_hash, this.hashOf(owner, code.replace(/\s/g, ''))))
      return false;
    const used = await this.em.execute<unknown[]>(
      'update one_time_code set used_at = ? where id = ? and used_at is null returning id',
      [now, tried.id],
    );
    return used.length > 0;
  }

  private hashOf(owner: CodeOwner, code: string): Buffer {
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`one-time-code:${owner.purpose}:${owner.accountId}:${code}`)
      .digest();
  }
}
