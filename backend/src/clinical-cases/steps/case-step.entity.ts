import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { STEP_KINDS, type StepKind } from './step.rules';

/** The content of a step. */
export interface StepContent {
  readonly kind: StepKind;
  /** Days since the operation or the first presentation. */
  readonly day: number;
  readonly text: string;
}

export type StepChanges = {
  readonly [Field in keyof StepContent]?: StepContent[Field] | undefined;
};

/** A step that continues a case, possibly after its seven days. */
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

  /**
   * Since when the step has been held for the check of its files. Until it ends only the author can
   * see it.
   */
  @Property({ type: 'datetime', nullable: true })
  heldAt: Date | null = null;

  /**
   * Since when the step has waited for the patient's answer. Until then only the author can see it.
   */
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
