import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { CHECK_STATES, type CheckState } from '../../media/checks/file-check.entity';
import type { Place } from '../../media/checks/places.rules';

/** What was found in a file that was posted without its author's decisions. Of words that stand in it nothing is kept. */
@Entity({ tableName: 'post_file_check' })
export class PostFileCheck {
  @ManyToOne({ entity: 'ClinicalPostFile', mapToPk: true, fieldName: 'file_id', primary: true })
  fileId!: number;

  @Enum({ items: [...CHECK_STATES] })
  state!: CheckState;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  places!: readonly Place[];

  /** How often somebody began to look. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  /** Out of everybody's sight but its author's. */
  @Property({ type: 'boolean' })
  isHeld!: boolean;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** When its author decided, or nothing was left to decide about. */
  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;
}
