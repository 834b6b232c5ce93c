import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

interface CheckedFile {
  readonly sha256: string;
  readonly kind: string;
  readonly masks: number;
}

/** What was checked before a post was published. It contains no words of the post. */
export interface ReportContent {
  readonly lintVersion: string;
  readonly textVersion: string;
  /** Kinds of findings that the author kept as not identifying. */
  readonly kept: readonly string[];
  readonly wasReviewed: boolean;
  readonly files: readonly CheckedFile[];
}

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
  report!: ReportContent;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
