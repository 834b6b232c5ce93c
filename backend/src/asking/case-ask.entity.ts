import { Entity, Enum, OneToOne, Property } from '@mikro-orm/core';
import { type EndReason, URGENCIES, type Urgency } from './asking.rules';

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

  /** When its time begins, which may be later than the request. */
  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** How many of the two waves have been sent. */
  @Property({ type: 'smallint', default: 0 })
  waves!: number;

  @Property({ type: 'datetime', nullable: true })
  groupToldAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  endedBy!: EndReason | null;

  /** The neighbouring specialities that are asked, too. */
  @Property({ type: 'text[]', default: [] })
  withSpecialities: string[] = [];
}
