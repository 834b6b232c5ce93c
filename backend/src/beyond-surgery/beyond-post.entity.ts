import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A post of Beyond Surgery. */
@Entity({ tableName: 'beyond_post' })
export class BeyondPost {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Property({ type: 'text' })
  title!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id', nullable: true })
  assetId!: number | null;

  /** Null where an older app did not ask for it. */
  @Property({ type: 'datetime', nullable: true })
  indemnityGivenAt!: Date | null;

  @Property({ type: 'integer', default: 0 })
  likeCount!: number;

  @Property({ type: 'integer', default: 0 })
  commentCount!: number;

  @Property({ type: 'integer', default: 1 })
  version!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  editedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;
}
