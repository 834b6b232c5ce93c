import { Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A post that a member saved. */
@Entity({ tableName: 'collection_item' })
export class CollectionItem {
  [PrimaryKeyProp]?: ['memberId', 'subjectKind', 'subjectId'];

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @PrimaryKey({ type: 'text' })
  subjectKind!: string;

  @PrimaryKey({ type: idColumn })
  subjectId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
