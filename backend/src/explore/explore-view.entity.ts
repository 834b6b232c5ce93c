import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** When a member's view of an Explore post was last counted. */
@Entity({ tableName: 'explore_view' })
export class ExploreView {
  [PrimaryKeyProp]?: ['postId', 'memberId'];

  @ManyToOne({ entity: 'ExplorePost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Property({ type: 'datetime' })
  countedAt!: Date;
}
