import { Entity, OneToOne, Property } from '@mikro-orm/core';

/** The pending reminders about the outcome of a case. */
@Entity({ tableName: 'case_follow_up' })
export class CaseFollowUp {
  @OneToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @Property({ type: 'date' })
  postedOn!: string;

  @Property({ type: 'smallint', default: 0 })
  sent!: number;

  @Property({ type: 'date', nullable: true })
  repeatOn!: string | null;

  @Property({ type: 'date', nullable: true })
  lastSentOn!: string | null;

  /** The day of the next action. */
  @Property({ type: 'date' })
  dueOn!: string;
}
