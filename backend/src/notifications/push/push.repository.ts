import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isQuiet } from '../../asking/asking.rules';
import type { Pointing } from '../../clinical-cases/pins/pointing';
import type { RowOf } from '../../platform/database/statement';
import type { PushAddress } from '../../platform/push/push-services';
import { NO_ZONE, wallClock } from '../../platform/time-zones.rules';
import { kindOf, type NotificationKind } from '../notification.kinds';
import { BROWSERS_OF, DUE_PUSH, KEEP_NEWEST } from './push.sql';
import { PushSubscription } from './push-subscription.entity';

export interface DuePush extends PushAddress, Pointing {
  readonly memberId: number;
  readonly kind: NotificationKind;
  readonly link: string;
  readonly words: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

@Injectable()
export class PushRepository {
  constructor(private readonly em: EntityManager) {}

  /** The push subscriptions of members, without those of ended sessions. */
  browsersOf(memberIds: readonly number[]): Promise<{ id: number; memberId: number }[]> {
    return BROWSERS_OF.rows(this.em, { memberIds });
  }

  /**
   * Undefined if no push is needed: the notification was read, is older than `since`, or is no
   * longer wanted, at `now` or at all.
   */
  async due(
    ids: { notificationId: number; subscriptionId: number },
    { since, now }: { since: Date; now: Date },
  ): Promise<DuePush | undefined> {
    const found = await DUE_PUSH.first(this.em, { ...ids, since, now });
    if (!found || isQuietFor(found, now)) return undefined;
    const due = { ...found, kind: found.kind as NotificationKind };
    return (found.push ?? kindOf(due.kind).channels.push) ? due : undefined;
  }

  /** Deletes all but the newest subscriptions of a member. */
  async keepNewest(memberId: number, most: number): Promise<void> {
    await KEEP_NEWEST.rows(this.em, { memberId, most });
  }

  async forget(subscriptionId: number): Promise<void> {
    await this.em.nativeDelete(PushSubscription, { id: subscriptionId });
  }
}

function isQuietFor({ quietFrom, quietTo, timeZone }: RowOf<typeof DUE_PUSH>, now: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  return isQuiet(wallClock(now, timeZone ?? NO_ZONE).time, quietFrom, quietTo);
}
