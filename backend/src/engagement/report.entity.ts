import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import { DECISIONS, type Decision } from './moderation-decision.entity';
import { ALL_CATEGORIES, type ReportCategory } from './report-categories';

/** A member's report of a post, comment, message, member or opportunity, and the decision about it. */
@Entity({ tableName: 'report' })
export class Report {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  subjectKind!: string;

  @Property({ type: idColumn })
  subjectId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'reporter_id' })
  reporterId!: number;

  @Enum({ items: [...ALL_CATEGORIES] })
  category!: ReportCategory;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Enum({ items: ['upheld', 'dismissed'], nullable: true })
  decision!: 'upheld' | 'dismissed' | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'decided_by', nullable: true })
  decidedBy!: number | null;

  @Enum({ items: [...DECISIONS], nullable: true })
  action!: Decision | null;

  @Property({ type: 'text', default: '' })
  note!: string;
}
