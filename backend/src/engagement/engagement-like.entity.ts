import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A member's like of a post. */
@Entity({ tableName: 'engagement_like' })
export class EngagementLike {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  subjectKind!: string;

  @Property({ type: idColumn })
  subjectId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id' })
  memberId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
