import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** A member's like of a comment. */
@Entity({ tableName: 'comment_like' })
export class CommentLike {
  [PrimaryKeyProp]?: ['commentId', 'memberId'];

  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'comment_id', primary: true })
  commentId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
