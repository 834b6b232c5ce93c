import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A question to one member, who was asked individually or notified with the group. */
@Entity({ tableName: 'asked_member' })
export class AskedMember {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'CaseAsk', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id' })
  memberId!: number;

  @Property({ type: 'smallint' })
  wave!: number;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  /** When the member first opened the case. */
  @Property({ type: 'datetime', nullable: true })
  seenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  passedAt!: Date | null;

  /** The reasons for asking this member first, as they were at that time. */
  @Property({ type: 'boolean', default: false })
  wasConfirmed!: boolean;

  @Property({ type: 'boolean', default: false })
  wasCredited!: boolean;

  @Property({ type: 'boolean', default: false })
  hadAnswered!: boolean;

  /** Whether the member was asked as one of a neighbouring speciality. */
  @Property({ type: 'boolean', default: false })
  wasNeighbour!: boolean;
}
