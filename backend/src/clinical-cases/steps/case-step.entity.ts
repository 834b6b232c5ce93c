import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { STEP_KINDS, type StepKind } from './step.rules';

/** What an author tells of a step. */
export interface StepContent {
  readonly kind: StepKind;
  /** Counted from the operation or the first presentation. */
  readonly day: number;
  readonly text: string;
}

export type StepChanges = {
  readonly [Field in keyof StepContent]?: StepContent[Field] | undefined;
};

/** A step by which a case goes on, also after its seven days. */
@Entity({ tableName: 'case_step' })
export class CaseStep {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId: number;

  @Enum({ items: [...STEP_KINDS] })
  kind: StepKind;

  @Property({ type: 'smallint' })
  day: number;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'integer', default: 1 })
  version = 1;

  @Property({ type: 'datetime' })
  createdAt: Date;

  @Property({ type: 'datetime', nullable: true })
  editedAt: Date | null = null;

  /** Since when it has been held back for the check of its files. Until that ends only its author sees it. */
  @Property({ type: 'datetime', nullable: true })
  heldAt: Date | null = null;

  /** Since when it has waited for the patient's answer; until then the same. */
  @Property({ type: 'datetime', nullable: true })
  awaitsPatientAt: Date | null = null;

  constructor(postId: number, { kind, day, text }: StepContent, now: Date) {
    this.postId = postId;
    this.kind = kind;
    this.day = day;
    this.text = text;
    this.createdAt = now;
  }

  change(told: StepChanges, now: Date): void {
    this.kind = told.kind ?? this.kind;
    this.day = told.day ?? this.day;
    this.text = told.text ?? this.text;
    this.editedAt = now;
    this.version += 1;
  }
}
