import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { Notification } from '../notification.entity';
import { NotificationDigest } from '../notification-digest.entity';
import { NotificationPreference } from '../preferences/notification-preference.entity';
import { PushSubscription } from '../push/push-subscription.entity';
import { DEVICES, DIGESTS, PREFERENCES, TOLD } from './notifications-member-data.sql';

/** What members were told, how they want to be told, and what others were told of them. */
@Injectable()
export class NotificationsMemberData extends MemberData {
  override readonly name = 'notifications';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      told: await TOLD.rows(this.em, { memberId }),
      preferences: await PREFERENCES.rows(this.em, { memberId }),
      mails: await DIGESTS.rows(this.em, { memberId }),
      devices: await DEVICES.rows(this.em, { memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(Notification, {
      $or: [{ recipientId: memberId }, { actorId: memberId }],
    });
    for (const entity of [NotificationPreference, NotificationDigest, PushSubscription])
      await this.em.nativeDelete<{ memberId: number }>(entity, { memberId });
  }
}
