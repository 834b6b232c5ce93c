import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import type { ConsentScope } from '../../clinical-cases/consent/consent.rules';
import { idColumn } from '../../platform/database/columns';
import { DECISIONS, type Decision } from './patient-link.rules';

/** A patient's decision, and the number of its receipt. Rows are inserted, never updated. */
@Entity({ tableName: 'patient_decision' })
export class PatientDecision {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'PatientLink', mapToPk: true, fieldName: 'link_id' })
  linkId!: number;

  @Enum({ items: [...DECISIONS] })
  decision!: Decision;

  /** The agreed scope; for a withdrawal, the previously agreed one. */
  @Property({ type: 'array', columnType: 'text[]' })
  scope!: ConsentScope[];

  /** The language and version in which it was read. */
  @Property({ type: 'text' })
  language!: string;

  @Property({ type: 'text' })
  textVersion!: string;

  /** Eight random digits, so that it does not reveal how many decisions there are. */
  @Property({ type: 'integer' })
  receipt!: number;

  @Property({ type: 'datetime' })
  decidedAt!: Date;
}
