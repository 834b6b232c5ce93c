import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import type { Place } from './places.rules';

export const CHECK_STATES = ['waiting', 'found', 'nothing', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The result of checking a file. There are no places until it has ended. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

export const LOOK_KINDS = ['frame', 'least', 'most', 'constant'] as const;

/**
 * What a check of a packed series looks at: a frame, the least and the largest value of each pixel
 * over all frames, and the pixels that never change, where print stands out that is lost in all
 * others.
 */
export interface Look {
  readonly kind: (typeof LOOK_KINDS)[number];
  /** From 0; of all frames it is the middle one. */
  readonly frame: number;
}

/** What its uploader is told; `looks` is empty but for a packed series. */
export interface UploadCheck extends Check {
  readonly looks: readonly Look[];
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

  /** What was looked at in a packed series; empty for other files. */
  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  looks!: readonly Look[];

  /** How many checks were started. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
