import { Entity, OneToOne, Property } from '@mikro-orm/core';

/** A poll on a case. */
@Entity({ tableName: 'case_poll' })
export class CasePoll {
  @OneToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @Property({ type: 'text' })
  question!: string;

  /**
   * While the case is open, the discussion is hidden from members who have neither voted nor
   * skipped.
   */
  @Property({ type: 'boolean' })
  isBlind!: boolean;

  @Property({ type: 'datetime' })
  askedAt!: Date;
}
