import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A process that has been alive lately. Unlogged: a crash empties it. */
@Entity({ tableName: 'live_process' })
export class LiveProcess {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'datetime' })
  seenAt!: Date;
}
