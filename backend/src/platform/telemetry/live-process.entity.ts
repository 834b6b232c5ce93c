import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A process that was recently alive. Unlogged table: a crash empties it. */
@Entity({ tableName: 'live_process' })
export class LiveProcess {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'datetime' })
  seenAt!: Date;

  /** The queues that a worker serves. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  queues?: string[];
}
