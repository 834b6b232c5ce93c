import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** The used points of a rate limit. Unlogged table: a crash empties it. */
@Entity({ tableName: 'rate_counter' })
export class RateCounter {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  points!: number;

  @Property({ type: idColumn, nullable: true })
  expire!: number | null;
}
