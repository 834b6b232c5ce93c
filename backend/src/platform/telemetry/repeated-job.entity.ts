import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** When a repeated job last ran. */
@Entity({ tableName: 'repeated_job' })
export class RepeatedJob {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  knownSince!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastRanAt!: Date | null;
}
