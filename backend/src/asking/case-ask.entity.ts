import { Entity, Enum, OneToOne, Property } from '@mikro-orm/core';
import { URGENCIES, type Urgency } from './asking.rules';

/** Records that the author of a case asked colleagues for an answer; once per case. */
@Entity({ tableName: 'case_ask' })
export class CaseAsk {
  @OneToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  /** The speciality of the case at that time. */
  @Property({ type: 'text' })
  speciality!: string;

  @Enum({ items: [...URGENCIES] })
  urgency!: Urgency;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** How many of the two waves have been sent. */
  @Property({ type: 'smallint', default: 0 })
  waves!: number;

  @Property({ type: 'datetime', nullable: true })
  groupToldAt!: Date | null;

  /** When it was answered, or its time was up. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
