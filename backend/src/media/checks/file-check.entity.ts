import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import type { Place } from './places.rules';

export const CHECK_STATES = ['waiting', 'found', 'nothing', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The result of checking a file. There are no places until it has ended. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

/** The findings in an upload. Text found in it is not stored. */
@Entity({ tableName: 'file_check' })
export class FileCheck {
  @ManyToOne({ entity: 'ResumableUpload', mapToPk: true, fieldName: 'upload_id', primary: true })
  uploadId!: string;

  @Enum({ items: [...CHECK_STATES] })
  state!: CheckState;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  places!: readonly Place[];

  /** How many checks were started. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
