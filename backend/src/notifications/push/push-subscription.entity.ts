import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A browser that receives a member's pushes. */
@Entity({ tableName: 'push_subscription' })
export class PushSubscription {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id' })
  memberId!: number;

  @ManyToOne({ entity: 'Session', mapToPk: true, fieldName: 'session_id' })
  sessionId!: number;

  @Property({ type: 'text' })
  endpoint!: string;

  @Property({ type: 'text' })
  p256dh!: string;

  @Property({ type: 'text' })
  auth!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
