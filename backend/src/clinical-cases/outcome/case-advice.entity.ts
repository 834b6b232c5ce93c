import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { EFFECTS, type Effect } from './outcome.rules';

/** A comment that its case's author names once the outcome is known, and what it did to the plan. */
@Entity({ tableName: 'case_advice' })
export class CaseAdvice {
  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'comment_id', primary: true })
  commentId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** Who wrote the comment. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'adviser_id' })
  adviserId!: number;

  @Enum({ items: [...EFFECTS] })
  effect!: Effect;

  @Property({ type: 'datetime' })
  creditedAt!: Date;
}
