import { Entity, Enum, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

export const TRAINING_KINDS = ['mbbs', 'surgical', 'super-speciality'] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

/** A city or school as answered: a known one, or a typed one that our list does not have. */
export interface NamedPlace {
  /** Null for a typed one. */
  readonly id: number | null;
  readonly name: string;
}

export interface CompletedTraining {
  readonly kind: TrainingKind;
  readonly countryId: number;
  readonly city: NamedPlace;
  readonly school: NamedPlace;
  readonly year: number;
}

/**
 * Where and when a member completed a part of their training. One row for each kind, so that
 * members of a school can be found by it.
 */
@Entity({ tableName: 'training' })
export class Training {
  [PrimaryKeyProp]?: ['accountId', 'kind'];

  @PrimaryKey({ type: idColumn })
  accountId: number;

  @Enum({ items: [...TRAINING_KINDS], primary: true })
  kind: TrainingKind;

  @Property({ type: 'integer' })
  countryId: number;

  @Property({ type: idColumn, nullable: true })
  cityId: number | null;

  @Property({ type: 'text' })
  cityName: string;

  @Property({ type: 'integer', nullable: true })
  schoolId: number | null;

  @Property({ type: 'text' })
  schoolName: string;

  @Property({ type: 'smallint' })
  year: number;

  constructor(accountId: number, completed: CompletedTraining) {
    this.accountId = accountId;
    this.kind = completed.kind;
    this.countryId = completed.countryId;
    this.cityId = completed.city.id;
    this.cityName = completed.city.name;
    this.schoolId = completed.school.id;
    this.schoolName = completed.school.name;
    this.year = completed.year;
  }
}
