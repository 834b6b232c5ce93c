import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** How far a member has read the discussion of a case or an image. */
@Entity({ tableName: 'case_visit' })
export class CaseVisit {
  [PrimaryKeyProp]?: ['memberId', 'postId'];

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  /** The latest comment at the previous visit: later ones are new. */
  @Property({ type: idColumn })
  readUpTo!: number;

  /** The latest comment at this visit. */
  @Property({ type: idColumn })
  latest!: number;

  @Property({ type: 'datetime' })
  visitedAt!: Date;
}
