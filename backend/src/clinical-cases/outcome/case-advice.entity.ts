import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { EFFECTS, type Effect } from './outcome.rules';

/** A comment credited by the author of the case, and its effect on the plan. */
@Entity({ tableName: 'case_advice' })
export class CaseAdvice {
  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'comment_id', primary: true })
  commentId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** The author of the comment. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'adviser_id' })
  adviserId!: number;

  @Enum({ items: [...EFFECTS] })
  effect!: Effect;

  @Property({ type: 'datetime' })
  creditedAt!: Date;
}
