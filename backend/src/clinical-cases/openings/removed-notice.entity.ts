import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** How many notices of one kind were removed with a post's consent, without their recipients. */
@Entity({ tableName: 'removed_notice' })
export class RemovedNotice {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @Property({ type: 'text' })
  kind!: string;

  /** Empty if the kind's own sentence was used. */
  @Property({ type: 'text' })
  words!: string;

  @Property({ type: 'integer' })
  inApp!: number;

  /** At most: what was unread when a digest was sent. */
  @Property({ type: 'integer' })
  mailed!: number;

  @Property({ type: 'datetime' })
  firstAt!: Date;

  @Property({ type: 'datetime' })
  lastAt!: Date;

  @Property({ type: 'datetime' })
  removedAt!: Date;
}
