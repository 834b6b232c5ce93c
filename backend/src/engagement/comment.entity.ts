import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A comment on a post, or a reply to a comment. */
@Entity({ tableName: 'comment' })
export class Comment {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  subjectKind!: string;

  @Property({ type: idColumn })
  subjectId!: number;

  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'parent_id', nullable: true })
  parentId!: number | null;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'integer', default: 0 })
  likeCount!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  editedAt!: Date | null;
}
