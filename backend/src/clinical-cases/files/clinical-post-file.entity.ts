import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A file of a clinical post, or of one of its steps, with the consent that covers it. */
@Entity({ tableName: 'clinical_post_file' })
export class ClinicalPostFile {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @ManyToOne({ entity: 'CaseStep', mapToPk: true, fieldName: 'step_id', nullable: true })
  stepId!: number | null;

  @Property({ type: 'smallint' })
  position!: number;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id' })
  assetId!: number;

  @Enum({ items: ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] })
  category!: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';

  /** Null while the patient has not answered. */
  @ManyToOne({
    entity: 'ClinicalPostConsent',
    mapToPk: true,
    fieldName: 'consent_id',
    nullable: true,
  })
  consentId!: number | null;

  /** Null for files posted before there were checks. */
  @Property({ type: 'datetime', nullable: true, defaultRaw: 'now()' })
  checkedAt!: Date | null;
}
