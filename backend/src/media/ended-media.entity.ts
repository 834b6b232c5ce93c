import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';

/** A stored file that is no longer served. */
@Entity({ tableName: 'ended_media' })
export class EndedMedia {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Enum({ items: ['hidden', 'gone', 'shown'] })
  state!: 'hidden' | 'gone' | 'shown';

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;

  @Property({ type: 'datetime' })
  changedAt!: Date;

  @Property({ type: 'string', columnType: 'xid8', defaultRaw: 'pg_current_xact_id()' })
  changedIn!: string;
}
