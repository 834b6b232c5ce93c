import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A blog article. */
@Entity({ tableName: 'blog' })
export class Blog {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  category!: string;

  @Property({ type: 'text' })
  summary!: string;

  @Property({ type: 'text' })
  authorName!: string;

  /** The member whose email address was entered in place of a name. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'author_id', nullable: true })
  authorId!: number | null;

  @Property({ type: 'text' })
  html!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'picture_id', nullable: true })
  pictureId!: number | null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  editedAt!: Date;
}
