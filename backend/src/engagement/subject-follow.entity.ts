import { Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A post whose discussion a member follows. */
@Entity({ tableName: 'subject_follow' })
export class SubjectFollow {
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
