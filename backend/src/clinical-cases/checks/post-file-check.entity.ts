import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { CHECK_STATES, type CheckState } from '../../media/checks/file-check.entity';
import type { Place } from '../../media/checks/places.rules';

/**
 * The findings in a file that was posted without its author's decisions. Text found in the file is
 * not stored.
 */
@Entity({ tableName: 'post_file_check' })
export class PostFileCheck {
  @ManyToOne({ entity: 'ClinicalPostFile', mapToPk: true, fieldName: 'file_id', primary: true })
  fileId!: number;

  @Enum({ items: [...CHECK_STATES] })
  state!: CheckState;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  places!: readonly Place[];

  /** How many checks were started. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  /** Whether the file is hidden from everyone but the author. */
  @Property({ type: 'boolean' })
  isHeld!: boolean;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** When the author decided, or nothing was left to decide. */
  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;
}
