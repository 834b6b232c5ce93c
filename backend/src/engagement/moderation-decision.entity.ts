import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

export const DECISIONS = ['remove', 'repair', 'suspend', 'restore', 'dismiss'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A decision about a reported post. The latest one applies. */
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

  /** Shown to the author. */
  @Property({ type: 'text' })
  reason!: string;

  /** For administrators and moderators only. */
  @Property({ type: 'text' })
  note!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'decided_by' })
  decidedBy!: number;

  @Property({ type: 'datetime' })
  decidedAt!: Date;

  /** When the author made the requested changes; visible again since then. */
  @Property({ type: 'datetime', nullable: true })
  mendedAt!: Date | null;
}
