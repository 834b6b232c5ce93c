import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

export const VERDICTS = ['uphold', 'restore'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An author's appeal against a decision, and its result. */
@Entity({ tableName: 'appeal' })
export class Appeal {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  /** Unique: at most one appeal per decision. */
  @ManyToOne({ entity: 'ModerationDecision', mapToPk: true, fieldName: 'decision_id' })
  decisionId!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Enum({ items: [...VERDICTS], nullable: true })
  decision!: Verdict | null;

  /** Shown to the author, and to the moderator who made the decision. */
  @Property({ type: 'text' })
  reason!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'decided_by', nullable: true })
  decidedBy!: number | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;
}
