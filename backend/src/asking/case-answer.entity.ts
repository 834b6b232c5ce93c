import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** Records that a member, asked or not, commented on a case after its author had asked. */
@Entity({ tableName: 'case_answer' })
export class CaseAnswer {
  @ManyToOne({ entity: 'CaseAsk', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Property({ type: 'datetime' })
  answeredAt!: Date;

  [PrimaryKeyProp]?: ['postId', 'memberId'];
}
