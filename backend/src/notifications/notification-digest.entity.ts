import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';

/** How often a member wants to receive the digest. */
@Entity({ tableName: 'notification_digest' })
export class NotificationDigest {
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Enum({ items: ['daily', 'weekly', 'never'] })
  frequency!: 'daily' | 'weekly' | 'never';

  @Property({ type: 'datetime', nullable: true })
  sentAt!: Date | null;
}
