import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A question to one member: somebody who was asked for an answer, or heard of it with the group. */
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

  /** When they opened the case for the first time. */
  @Property({ type: 'datetime', nullable: true })
  seenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  passedAt!: Date | null;

  /** Why they were asked before others: what was so at that time. */
  @Property({ type: 'boolean', default: false })
  wasConfirmed!: boolean;

  @Property({ type: 'boolean', default: false })
  wasCredited!: boolean;

  @Property({ type: 'boolean', default: false })
  hadAnswered!: boolean;
}
