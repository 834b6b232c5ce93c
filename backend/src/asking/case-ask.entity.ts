import { Entity, Enum, OneToOne, Property } from '@mikro-orm/core';
import { URGENCIES, type Urgency } from './asking.rules';

/** That the author of a case asks colleagues for an answer; once for each case. */
@Entity({ tableName: 'case_ask' })
export class CaseAsk {
  @OneToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id', primary: true })
  postId!: number;

  /** Of the case when it was asked. */
  @Property({ type: 'text' })
  speciality!: string;

  @Enum({ items: [...URGENCIES] })
  urgency!: Urgency;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** How many waves of members were asked so far: 0, 1 or 2. */
  @Property({ type: 'smallint', default: 0 })
  waves!: number;

  @Property({ type: 'datetime', nullable: true })
  groupToldAt!: Date | null;

  /** By answers or by the clock. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
