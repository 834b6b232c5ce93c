import { Entity, OneToOne, Property } from '@mikro-orm/core';

/** What the author of a case asks colleagues to vote on. */
@Entity({ tableName: 'case_poll' })
export class CasePoll {
  @OneToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @Property({ type: 'text' })
  question!: string;

  /** While it is open, the discussion is closed to whoever has neither voted nor skipped. */
  @Property({ type: 'boolean' })
  isBlind!: boolean;

  @Property({ type: 'datetime' })
  askedAt!: Date;
}
