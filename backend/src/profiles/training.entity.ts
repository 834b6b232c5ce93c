import { Entity, Enum, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

export const TRAINING_KINDS = ['mbbs', 'surgical', 'super-speciality'] as const;
export type TrainingKind = (typeof TRAINING_KINDS)[number];

/** A city or school as somebody answered it: one that we know, or one that was typed because we lack it. */
export interface NamedPlace {
  /** Null for one that was typed. */
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

/** Where and when somebody completed a part of the training. */
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
