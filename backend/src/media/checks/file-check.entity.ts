import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import type { Place } from './places.rules';

export const CHECK_STATES = ['waiting', 'found', 'nothing', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What is known of a file. Until it has ended there are no places. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

/** What was found when an upload was looked at. Of words that stand in it nothing is kept. */
@Entity({ tableName: 'file_check' })
export class FileCheck {
  @ManyToOne({ entity: 'ResumableUpload', mapToPk: true, fieldName: 'upload_id', primary: true })
  uploadId!: string;

  @Enum({ items: [...CHECK_STATES] })
  state!: CheckState;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  places!: readonly Place[];

  /** How often somebody began to look. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
