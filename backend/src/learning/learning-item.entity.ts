import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** An educational image or video. */
@Entity({ tableName: 'learning_item' })
export class LearningItem {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['image', 'video'] })
  kind!: 'image' | 'video';

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  speciality!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id' })
  assetId!: number;

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  hiddenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;
}
