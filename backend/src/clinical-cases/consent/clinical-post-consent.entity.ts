import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { CONSENT_WAYS, type ConsentWay, type WithdrawalReason } from './consent.rules';

/** What a patient agreed to, and until when. */
@Entity({ tableName: 'clinical_post_consent' })
export class ClinicalPostConsent {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @Property({ type: 'array', columnType: 'text[]' })
  scope!: string[];

  @Enum({ items: [...CONSENT_WAYS] })
  way!: ConsentWay;

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

  /** Why, if its author said so. */
  @Property({ type: 'text', nullable: true })
  withdrawnReason!: WithdrawalReason | null;
}
