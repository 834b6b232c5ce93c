import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** That a visitor had a post in their list, where it is shown whole. */
@Entity({ tableName: 'visitor_opening' })
export class VisitorOpening {
  [PrimaryKeyProp]?: ['visitorId', 'postId'];

  /** It goes with the visitor. */
  @ManyToOne({ entity: 'Visitor', mapToPk: true, fieldName: 'visitor_id', primary: true })
  visitorId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @Property({ type: 'datetime' })
  firstAt!: Date;

  @Property({ type: 'datetime' })
  lastAt!: Date;

  @Property({ type: 'integer' })
  times!: number;
}
