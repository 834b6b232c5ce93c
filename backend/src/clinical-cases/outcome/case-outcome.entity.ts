import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import type { Complication } from './outcome.rules';

/** An author's report of the outcome; omitted fields of a change keep their values. */
export interface OutcomeContent {
  readonly day: number;
  readonly text: string;
  readonly complications: readonly Complication[];
  readonly reoperated: boolean;
  readonly readmitted: boolean;
  readonly stayDays: number | null;
}

export type OutcomeChanges = {
  readonly [Field in keyof OutcomeContent]?: OutcomeContent[Field] | undefined;
};

/** The outcome of a case for the patient. */
@Entity({ tableName: 'case_outcome' })
export class CaseOutcome {
  @PrimaryKey({ type: idColumn, autoincrement: false })
  postId: number;

  @Property({ type: 'smallint' })
  day: number;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'json' })
  complications: readonly Complication[];

  @Property({ type: 'boolean', default: false })
  reoperated: boolean;

  @Property({ type: 'boolean', default: false })
  readmitted: boolean;

  @Property({ type: 'smallint', nullable: true })
  stayDays: number | null;

  @Property({ type: 'integer', default: 1 })
  version = 1;

  @Property({ type: 'datetime' })
  reportedAt: Date;

  /**
   * Since when the outcome has waited for the patient's answer. Until then only the author can see
   * it.
   */
  @Property({ type: 'datetime', nullable: true })
  awaitsPatientAt: Date | null = null;

  constructor(postId: number, content: OutcomeContent, now: Date) {
    this.postId = postId;
    this.day = content.day;
    this.text = content.text;
    this.complications = content.complications;
    this.reoperated = content.reoperated;
    this.readmitted = content.readmitted;
    this.stayDays = content.stayDays;
    this.reportedAt = now;
  }

  change(told: OutcomeChanges): void {
    this.day = told.day ?? this.day;
    this.text = told.text ?? this.text;
    this.complications = told.complications ?? this.complications;
    this.reoperated = told.reoperated ?? this.reoperated;
    this.readmitted = told.readmitted ?? this.readmitted;
    this.stayDays = told.stayDays ?? this.stayDays;
    this.version += 1;
  }
}
