import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** An announcement to all members. */
@Entity({ tableName: 'announcement' })
export class Announcement {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  /** Null if it was entered as plain text; `text` has the plain text in either case. */
  @Property({ type: 'text', nullable: true })
  html!: string | null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'integer', default: 1 })
  version!: number;
}
