import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** A member's vote, or a skip, which has no option. Either is final. */
@Entity({ tableName: 'case_poll_vote' })
export class CasePollVote {
  [PrimaryKeyProp]?: ['postId', 'memberId'];

  @ManyToOne({ entity: 'CasePoll', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @ManyToOne({ entity: 'CasePollOption', mapToPk: true, fieldName: 'option_id', nullable: true })
  optionId!: number | null;

  /** In percent. */
  @Property({ type: 'smallint', nullable: true })
  confidence!: number | null;

  @Property({ type: 'datetime' })
  votedAt!: Date;
}
