import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import type { ConsentScope } from '../../clinical-cases/privacy/consent.rules';
import { idColumn } from '../../platform/database/columns';
import { DECISIONS, type Decision } from '../links/patient-link.rules';

/** What a patient decided, and the number of the receipt by which they can speak of it. Rows are added, never changed. */
@Entity({ tableName: 'patient_decision' })
export class PatientDecision {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'PatientLink', mapToPk: true, fieldName: 'link_id' })
  linkId!: number;

  @Enum({ items: [...DECISIONS] })
  decision!: Decision;

  /** What they agreed to; what they had agreed to where they withdrew. */
  @Property({ type: 'array', columnType: 'text[]' })
  scope!: ConsentScope[];

  /** In which language they read it, and in which version. */
  @Property({ type: 'text' })
  language!: string;

  @Property({ type: 'text' })
  textVersion!: string;

  /** Eight random digits, so that nobody reads from it how many have decided. */
  @Property({ type: 'integer' })
  receipt!: number;

  @Property({ type: 'datetime' })
  decidedAt!: Date;
}
