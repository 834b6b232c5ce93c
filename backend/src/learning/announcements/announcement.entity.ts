import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** News that the administration tells all members. */
@Entity({ tableName: 'announcement' })
export class Announcement {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  /** Null where it was typed as plain words; `text` holds its words. */
  @Property({ type: 'text', nullable: true })
  html!: string | null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'integer', default: 1 })
  version!: number;
}
