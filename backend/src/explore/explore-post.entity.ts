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

  /** As its author declared, with the patient's consent if it does. Null: not asked. */
  @Property({ type: 'boolean', nullable: true })
  showsPatient!: boolean | null;

  @Property({ type: 'datetime', nullable: true })
  declaredAt!: Date | null;

  /** When its author confirmed having looked at the whole video. */
  @Property({ type: 'datetime', nullable: true })
  lookedAt!: Date | null;

  @Property({ type: 'integer', default: 0 })
  viewCount!: number;

  @Property({ type: 'datetime', nullable: true })
  hiddenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
