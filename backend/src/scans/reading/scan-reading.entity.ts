import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

export const READING_STATES = ['reading', 'ready', 'failed', 'ended'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/**
 * Files of a member from which the server reads series. Nothing of them is in the database: files and
 * series lie in the folder of temporary files, under names that begin with this id.
 */
@Entity({ tableName: 'scan_reading' })
export class ScanReading {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'owner_id' })
  ownerId!: number;

  @Enum({ items: [...READING_STATES] })
  state!: ReadingState;

  @Property({ type: 'integer' })
  files!: number;

  /** How many of the files are done. */
  @Property({ type: 'integer', default: 0 })
  filesRead!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
