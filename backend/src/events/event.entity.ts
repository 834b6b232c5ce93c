import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import type { ProgrammeItem, Speaker } from './event-lines.rules';

/** A congress, course or other event, or an online meeting. */
@Entity({ tableName: 'event' })
export class Event {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['event', 'meeting'] })
  kind!: 'event' | 'meeting';

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  /** Null if it was entered as plain text; `description` has the plain text in either case. */
  @Property({ type: 'text', nullable: true })
  descriptionHtml!: string | null;

  @Property({ type: 'text' })
  location!: string;

  @Property({ type: 'text', nullable: true })
  link!: string | null;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'banner_asset_id', nullable: true })
  bannerAssetId!: number | null;

  /** The organiser: a person, a department or a society. */
  @Property({ type: 'text', default: '' })
  host!: string;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  speakers!: readonly Speaker[];

  @Property({ type: 'json', defaultRaw: `'[]'` })
  programme!: readonly ProgrammeItem[];

  @Property({ type: 'text', nullable: true })
  recordingUrl!: string | null;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'integer', default: 0 })
  registrationCount!: number;

  @Property({ type: 'integer', default: 1 })
  version!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
