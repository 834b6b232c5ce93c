import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A fellowship, observership or other position that a member offers. */
@Entity({ tableName: 'opportunity' })
export class Opportunity {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'owner_id' })
  ownerId!: number;

  @Property({ type: 'text' })
  title!: string;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id' })
  countryId!: number;

  @Property({ type: idColumn, nullable: true })
  cityId!: number | null;

  @Property({ type: 'text' })
  cityName!: string;

  @Property({ type: 'smallint' })
  durationAmount!: number;

  @Enum({ items: ['Years', 'Months', 'Days'] })
  durationUnit!: 'Years' | 'Months' | 'Days';

  @Property({ type: 'date' })
  fromDate!: string;

  @Property({ type: 'date' })
  toDate!: string;

  @Property({ type: 'date', nullable: true })
  deadline!: string | null;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  speciality!: string;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text' })
  qualifications!: string;

  @Property({ type: 'text' })
  experience!: string;

  @Property({ type: 'datetime' })
  relevanceGivenAt!: Date;

  @Property({ type: 'datetime' })
  indemnityGivenAt!: Date;

  @Property({ type: 'integer', default: 0 })
  responseCount!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  closedAt!: Date | null;

  /** When an administrator closed it; its owner cannot reopen it then. */
  @Property({ type: 'datetime', nullable: true })
  takenDownAt?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  forgottenAt!: Date | null;
}
