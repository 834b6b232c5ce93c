import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A note about a member that only administrators can see. */
@Entity({ tableName: 'member_note' })
export class MemberNote {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  /** The member the note is about. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  memberId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
