import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../../auth/account.entity';
import { arrayOf } from '../../platform/database/columns';
import { Notification } from '../notification.entity';
import type { NotificationKind } from '../notification.kinds';
import { mayBeTold, sameGroup } from '../notification.repository';
import { USUAL_FREQUENCY } from '../preferences/preferences.service';

export interface MissedLine {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly others: number;
  readonly words: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Who was here within it was not away. */
const AWAY_MS = DAY_MS;
/** A little less than a day and a week: the hourly look may come a moment earlier than the last time. */
const PERIODS_MS = { daily: DAY_MS - HOUR_MS, weekly: 7 * DAY_MS - HOUR_MS } as const;
/** What is older is no news. */
const FRESH_MS = 30 * DAY_MS;
const AT_ONCE = 500;

/** Not read, not mailed before, and still to be told. */
const MISSED = `n.read_at is null and n.mailed_at is null and n.created_at > cast(? as timestamptz) and ${mayBeTold('n')}`;

@Injectable()
export class DigestRepository {
  constructor(private readonly em: EntityManager) {}

  /** Takes the next members to whom a mail is due, in the order of their ids, at most 500: each for this period once. */
  async claim(after: number, now: Date): Promise<number[]> {
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const claimed = await this.em.execute<{ memberId: number }[]>(
      `insert into notification_digest as d (member_id, frequency, sent_at)
       select a.id, ?, cast(? as timestamptz) from account a left join notification_digest d on d.member_id = a.id
       where a.id > ? and a.deleted_at is null and a.deactivated_at is null and a.email_verified_at is not null and a.onboarding_step >= ?
         and (a.suspended_until is null or a.suspended_until <= ?)
         and coalesce(d.frequency, ?) <> 'never'
         and (d.sent_at is null or d.sent_at <= case d.frequency when 'weekly' then cast(? as timestamptz) else cast(? as timestamptz) end)
         and not exists (select from session s where s.account_id = a.id and s.last_seen_at > ?)
         and exists (select from notification n where n.recipient_id = a.id and ${MISSED})
       order by a.id limit ?
       on conflict (member_id) do update set sent_at = excluded.sent_at where d.sent_at is null or d.sent_at < excluded.sent_at
       returning member_id as "memberId"`,
      [
        ...[USUAL_FREQUENCY, now, after, MEMBER_FROM_STEP, now, USUAL_FREQUENCY],
        ...[ago(PERIODS_MS.weekly), ago(PERIODS_MS.daily), ago(AWAY_MS), ago(FRESH_MS), AT_ONCE],
      ],
    );
    return claimed.map(({ memberId }) => memberId).sort((one, other) => one - other);
  }

  /** One line for each group, newest first. */
  async missedBy(
    memberId: number,
    { kinds, now, most }: { kinds: readonly NotificationKind[]; now: Date; most: number },
  ): Promise<MissedLine[]> {
    const since = new Date(now.getTime() - FRESH_MS);
    return this.em.execute(
      `with missed as (select n.* from notification n where n.recipient_id = ? and n.kind = any(cast(? as text[])) and ${MISSED})
       select m.id, m.kind, m.words, actor.first_name as "firstName", actor.last_name as "lastName",
         (select count(distinct g.actor_id) from missed g where ${sameGroup('g', 'm')} and g.actor_id <> m.actor_id) as others
       from missed m left join account actor on actor.id = m.actor_id
       where not exists (select from missed g where ${sameGroup('g', 'm')} and g.id > m.id) order by m.id desc limit ?`,
      [memberId, arrayOf(kinds), since, most],
    );
  }

  async markMailed(memberId: number, upTo: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      Notification,
      { recipientId: memberId, id: { $lte: upTo }, readAt: null, mailedAt: null },
      { mailedAt: now },
    );
  }
}
