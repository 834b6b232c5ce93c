import { Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { NotificationKind } from '../notification.kinds';

/** The channels by which a member is notified of a kind. */
@Entity({ tableName: 'notification_preference' })
export class NotificationPreference {
  [PrimaryKeyProp]?: ['memberId', 'kind'];

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @PrimaryKey({ type: 'text' })
  kind!: NotificationKind;

  @Property({ type: 'boolean' })
  inApp!: boolean;

  @Property({ type: 'boolean' })
  push!: boolean;

  @Property({ type: 'boolean' })
  mail!: boolean;
}
