import { Entity, ManyToOne, Property } from '@mikro-orm/core';

/** The last number of a mark in a post: numbers are never used again. */
@Entity({ tableName: 'pinned_post' })
export class PinnedPost {
  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  @Property({ type: 'integer' })
  lastNumber!: number;
}
