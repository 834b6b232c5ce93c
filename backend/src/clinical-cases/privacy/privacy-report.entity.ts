import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** The identifiers found in a post by the check, and what its author confirmed. */
@Entity({ tableName: 'privacy_report' })
export class PrivacyReport {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'confirmed_by' })
  confirmedBy!: number;

  @Property({ type: 'json' })
  report!: unknown;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
