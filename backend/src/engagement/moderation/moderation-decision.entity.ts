import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

export const DECISIONS = ['remove', 'repair', 'suspend', 'restore', 'dismiss'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What was decided about a reported thing. The latest one holds. */
@Entity({ tableName: 'moderation_decision' })
export class ModerationDecision {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  subjectKind!: string;

  @Property({ type: idColumn })
  subjectId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id' })
  authorId!: number;

  @Enum({ items: [...DECISIONS] })
  action!: Decision;

  /** The author reads it. */
  @Property({ type: 'text' })
  reason!: string;

  /** Only administrators and moderators read it. */
  @Property({ type: 'text' })
  note!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'decided_by' })
  decidedBy!: number;

  @Property({ type: 'datetime' })
  decidedAt!: Date;

  /** When the author changed what was to be mended; since then it can be seen again. */
  @Property({ type: 'datetime', nullable: true })
  mendedAt!: Date | null;
}
