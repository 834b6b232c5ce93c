import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import type { PushAddress } from '../../platform/push/push-services';
import { kindOf, type NotificationKind } from '../notification.kinds';
import { mayBeTold } from '../notification.repository';
import { PushSubscription } from './push-subscription.entity';

export interface DuePush extends PushAddress {
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

  /** The browsers of members that may ring: those whose session was not ended. */
  async browsersOf(memberIds: readonly number[]): Promise<{ id: number; memberId: number }[]> {
    return this.em.execute(
      `select p.id, p.member_id as "memberId" from push_subscription p join session s on s.id = p.session_id
       where p.member_id = any(cast(? as bigint[])) and s.ended_at is null order by p.id`,
      [arrayOf(memberIds)],
    );
  }

  /** Undefined when there is no reason to ring any more: it was read, is older than `since`, or is not wanted now. */
  async due(
    { notificationId, subscriptionId }: { notificationId: number; subscriptionId: number },
    since: Date,
  ): Promise<DuePush | undefined> {
    const [found] = await this.em.execute<(DuePush & { push: boolean | null })[]>(
      `select p.member_id as "memberId", p.endpoint, p.p256dh, p.auth, n.kind, n.link, n.words,
         actor.first_name as "firstName", actor.last_name as "lastName", chosen.push
       from notification n
       join push_subscription p on p.id = ? and p.member_id = n.recipient_id
       join session s on s.id = p.session_id and s.ended_at is null
       join account a on a.id = n.recipient_id and a.deleted_at is null
       left join account actor on actor.id = n.actor_id
       left join notification_preference chosen on chosen.member_id = n.recipient_id and chosen.kind = n.kind
       where n.id = ? and n.read_at is null and n.created_at > ? and ${mayBeTold('n')}`,
      [subscriptionId, notificationId, since],
    );
    return found && (found.push ?? kindOf(found.kind).channels.push) ? found : undefined;
  }

  /** The oldest make room. */
  async keepNewest(memberId: number, most: number): Promise<void> {
    await this.em.execute(
      `delete from push_subscription where id in (
         select id from push_subscription where member_id = ? order by created_at desc, id desc offset ?)`,
      [memberId, most],
    );
  }

  async forget(subscriptionId: number): Promise<void> {
    await this.em.nativeDelete(PushSubscription, { id: subscriptionId });
  }
}
