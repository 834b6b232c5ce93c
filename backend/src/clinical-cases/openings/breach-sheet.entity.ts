import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * That a list of who has seen a post was made. The list itself is not kept; who made it is in the
 * audit log.
 */
@Entity({ tableName: 'breach_sheet' })
export class BreachSheet {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @Property({ type: 'datetime' })
  madeAt!: Date;
}
