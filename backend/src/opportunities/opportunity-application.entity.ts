import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A member's application for an opportunity. */
@Entity({ tableName: 'opportunity_application' })
export class OpportunityApplication {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Opportunity', mapToPk: true, fieldName: 'opportunity_id' })
  opportunityId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'applicant_id' })
  applicantId!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  contact!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  medicalCollege!: string;

  @Property({ type: 'text' })
  degree!: string;

  /** Why them, in their own words; may be empty. */
  @Property({ type: 'text', default: '' })
  why!: string;

  /** What the owner wrote on accepting; may be empty. */
  @Property({ type: 'text', default: '' })
  word!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'cv_asset_id', nullable: true })
  cvAssetId!: number | null;

  @Enum({ items: ['submitted', 'viewed', 'accepted', 'declined', 'withdrawn'] })
  state!: 'submitted' | 'viewed' | 'accepted' | 'declined' | 'withdrawn';

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  viewedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  withdrawnAt!: Date | null;
}
