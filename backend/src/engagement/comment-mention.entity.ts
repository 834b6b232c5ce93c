import { Entity, ManyToOne, PrimaryKeyProp } from '@mikro-orm/core';

/** A member mentioned in a comment. */
@Entity({ tableName: 'comment_mention' })
export class CommentMention {
  [PrimaryKeyProp]?: ['commentId', 'memberId'];

  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'comment_id', primary: true })
  commentId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;
}
