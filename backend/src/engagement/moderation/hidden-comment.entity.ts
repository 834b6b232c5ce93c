import { Entity, ManyToOne, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * The text of a comment that is hidden from everybody. The comment itself is kept as a deleted one,
 * so that nothing that reads comments can show it.
 */
@Entity({ tableName: 'hidden_comment' })
export class HiddenComment {
  @ManyToOne({
    entity: 'Comment',
    mapToPk: true,
    fieldName: 'comment_id',
    primary: true,
    type: idColumn,
  })
  commentId!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime' })
  hiddenAt!: Date;

  /** Null: until somebody has reviewed it. */
  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;
}
