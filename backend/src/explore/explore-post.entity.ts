import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A video of Explore. */
@Entity({ tableName: 'explore_post' })
export class ExplorePost {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  speciality!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id', nullable: true })
  assetId!: number | null;

  @Property({ type: 'integer', default: 0 })
  viewCount!: number;

  @Property({ type: 'datetime', nullable: true })
  hiddenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
