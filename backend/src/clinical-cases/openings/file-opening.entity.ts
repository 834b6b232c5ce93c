import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** That a member has opened a file of a post. It stays when the file is removed. */
@Entity({ tableName: 'file_opening' })
export class FileOpening {
  [PrimaryKeyProp]?: ['fileId', 'memberId'];

  /** No foreign key: the file may be gone. Negative: the post, whose files had just gone. */
  @Property({ type: idColumn, primary: true, autoincrement: false })
  fileId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** What kind of file it is: the file itself may be gone. */
  @Property({ type: 'text', default: '' })
  category!: string;

  @Property({ type: 'datetime' })
  firstAt!: Date;

  @Property({ type: 'datetime' })
  lastAt!: Date;

  @Property({ type: 'integer' })
  times!: number;
}
