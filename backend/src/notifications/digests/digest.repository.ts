import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RowOf } from '../../platform/database/statement';
import { Notification } from '../notification.entity';
import type { NotificationKind } from '../notification.kinds';
import { USUAL_FREQUENCY } from '../preferences/preferences.service';
import { CLAIM_DIGESTS, MISSED_BY } from './digest.sql';

export type MissedLine = RowOf<typeof MISSED_BY>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Members who were active within this time get no digest. */
const AWAY_MS = DAY_MS;
/**
 * A little less than a day and a week, because the hourly job may run a moment earlier than the
 * last time.
 */
const PERIODS_MS = { daily: DAY_MS - HOUR_MS, weekly: 7 * DAY_MS - HOUR_MS } as const;
/** Older notifications are not mentioned. */
const FRESH_MS = 30 * DAY_MS;
const AT_ONCE = 500;

@Injectable()
export class DigestRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Claims the next members who are due a digest, ordered by id, at most 500. Each is claimed once
   * per period.
   */
  async claim(after: number, now: Date): Promise<number[]> {
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const claimed = await CLAIM_DIGESTS.rows(this.em, {
      after,
      usual: USUAL_FREQUENCY,
      now,
      away: ago(AWAY_MS),
      since: ago(FRESH_MS),
      weekAgo: ago(PERIODS_MS.weekly),
      dayAgo: ago(PERIODS_MS.daily),
      most: AT_ONCE,
    });
    return claimed.map(({ memberId }) => memberId).sort((one, other) => one - other);
  }

  /** The missed notifications, one line per group, newest first. */
  missedBy(
    memberId: number,
    { kinds, now, most }: { kinds: readonly NotificationKind[]; now: Date; most: number },
  ): Promise<MissedLine[]> {
    const since = new Date(now.getTime() - FRESH_MS);
    return MISSED_BY.rows(this.em, { memberId, kinds, since, now, most });
  }

  async markMailed(memberId: number, upTo: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      Notification,
      { recipientId: memberId, id: { $lte: upTo }, readAt: null, mailedAt: null },
      { mailedAt: now },
    );
  }
}
