import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** What a patient agreed to, and when it ends. */
@Entity({ tableName: 'clinical_post_consent' })
export class ClinicalPostConsent {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @Property({ type: 'array', columnType: 'text[]' })
  scope!: string[];

  @Enum({ items: ['written', 'verbal', 'guardian', 'next-of-kin', 'institution', 'declared'] })
  way!: 'written' | 'verbal' | 'guardian' | 'next-of-kin' | 'institution' | 'declared';

  @Property({ type: 'text' })
  language!: string;

  @Property({ type: 'text' })
  textVersion!: string;

  @Property({ type: 'datetime' })
  givenAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  withdrawnAt!: Date | null;
}
