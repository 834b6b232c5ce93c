import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import type { CvVisibility } from './cv-visibility.rules';
import type { Phone } from './phone';
import type { CompletedTraining, NamedPlace } from './training.entity';

export type Gender = 'M' | 'F' | 'O';

/** The speciality of members with surgical training but without a super-speciality. */
export const GENERAL = 'General Surgery';

export interface Person {
  readonly birthDate: string | null;
  readonly gender: Gender;
  /** Only asked of women. */
  readonly joinsWomenGroup: boolean;
  readonly city: LocatedCity;
  /** Undefined if it was not asked: the previous answer is kept. */
  readonly originCity: NamedPlace | null | undefined;
  readonly phone: Phone;
}

export interface LocatedCity extends NamedPlace {
  /** For display: "Chennai, India". */
  readonly location: string;
}

export interface Qualification {
  readonly trainings: readonly CompletedTraining[];
  /** Empty if there is none. */
  readonly superSpeciality: string;
  /** In addition to those the member has added before. */
  readonly otherGroups: readonly string[];
  /** Undefined if they were not answered: the previous ones are kept. */
  readonly additionalQualifications: string | undefined;
}

/** A member's profile. Its id is that of the account. */
@Entity({ tableName: 'profile' })
export class Profile {
  @PrimaryKey({ type: idColumn, autoincrement: false })
  accountId: number;

  /** YYYY-MM-DD. */
  @Property({ type: 'date', nullable: true })
  birthDate: string | null = null;

  @Enum({ items: ['M', 'F', 'O'], nullable: true })
  gender: Gender | null = null;

  @Property({ type: 'boolean', default: false })
  joinsWomenGroup = false;

  @Property({ type: idColumn, nullable: true })
  cityId: number | null = null;

  @Property({ type: 'text', default: '' })
  cityName = '';

  /** The city as shown in lists. */
  @Property({ type: 'text', default: '' })
  currentLocation = '';

  @Property({ type: idColumn, nullable: true })
  originCityId: number | null = null;

  @Property({ type: 'text', default: '' })
  originCityName = '';

  @Property({ type: 'text', default: '' })
  phoneCountryCode = '';

  @Property({ type: 'text', default: '' })
  phoneNumber = '';

  /** In E.164 format. */
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: idColumn, nullable: true })
  pictureAssetId: number | null = null;

  @Property({ type: 'text', nullable: true })
  pictureKey: string | null = null;

  /** When the member said that it shows them and no patient. Null: not asked. */
  @Property({ type: 'datetime', nullable: true })
  pictureDeclaredAt: Date | null = null;

  @Property({ type: idColumn, nullable: true })
  cvAssetId: number | null = null;

  @Enum({ items: ['members', 'connections', 'only-me'], default: 'members' })
  cvVisibility: CvVisibility = 'members';

  /**
   * Since when the first steps have been offered. Null for members who joined before they existed,
   * and once they are dismissed.
   */
  @Property({ type: 'datetime', nullable: true })
  firstDaySince: Date | null = null;

  /** Whether visitors may read an answer of this member, with the member's name. */
  @Property({ type: 'boolean', default: false })
  isQuotable = false;

  @Property({ type: 'text', default: '' })
  superSpeciality = '';

  /**
   * The super-speciality, else "General Surgery" for members with surgical training, else empty.
   */
  @Property({ type: 'text', default: '' })
  speciality = '';

  /** The name of the medical school, for lists. */
  @Property({ type: 'text', default: '' })
  college = '';

  @Property({ type: 'text', default: '' })
  additionalQualifications = '';

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  otherGroups: string[] = [];

  /** The confirmed registration. Only read and written with SQL. */
  @Property({ type: 'date', nullable: true, lazy: true })
  registrationVerifiedOn?: string | null;

  @Property({ type: 'date', nullable: true, lazy: true })
  registrationVerifiedUntil?: string | null;

  @Property({ type: 'text', nullable: true, lazy: true })
  registrationCountry?: string | null;

  constructor(accountId: number) {
    this.accountId = accountId;
  }

  describePerson(person: Person): void {
    this.birthDate = person.birthDate;
    this.setGender(person.gender, person.joinsWomenGroup);
    if (person.originCity !== undefined) this.comeFrom(person.originCity);
    this.moveTo(person.city);
  }

  setGender(gender: Gender, joinsWomenGroup: boolean): void {
    this.gender = gender;
    this.joinsWomenGroup = gender === 'F' && joinsWomenGroup;
  }

  comeFrom(city: NamedPlace | null): void {
    this.originCityId = city?.id ?? null;
    this.originCityName = city?.name ?? '';
  }

  comesFrom(city: NamedPlace | null): boolean {
    return this.originCityId === (city?.id ?? null) && this.originCityName === (city?.name ?? '');
  }

  moveTo(city: LocatedCity): void {
    this.cityId = city.id;
    this.cityName = city.name;
    this.currentLocation = city.location;
  }

  livesIn(city: NamedPlace): boolean {
    return this.cityId === city.id && this.cityName === city.name;
  }

  setPhone(phone: Phone): void {
    this.phoneCountryCode = phone.countryCode;
    this.phoneNumber = phone.number;
    this.phone = phone.full;
  }

  qualify(qualification: Qualification): void {
    const { trainings, superSpeciality } = qualification;
    const isSurgical = trainings.some(({ kind }) => kind === 'surgical');
    this.superSpeciality = superSpeciality;
    this.speciality = superSpeciality || (isSurgical ? GENERAL : '');
    this.college = trainings.find(({ kind }) => kind === 'mbbs')?.school.name ?? '';
    this.otherGroups = [...new Set([...this.otherGroups, ...qualification.otherGroups])];
    this.additionalQualifications =
      qualification.additionalQualifications ?? this.additionalQualifications;
  }

  /**
   * Leaves out the group of the own speciality, which the member already has.
   * @returns whether there is a new one
   */
  addGroups(names: readonly string[]): boolean {
    const added = names.filter((name) => name !== this.speciality);
    const count = this.otherGroups.length;
    this.otherGroups = [...new Set([...this.otherGroups, ...added])];
    return this.otherGroups.length > count;
  }

  /**
   * What others see of a picture is its key: one that is held back has none until it is released.
   * @returns the previous picture, which is no longer held
   */
  setPicture(
    picture: { id: number; key: string },
    { declaredAt, isHeld }: { declaredAt: Date | null; isHeld: boolean },
  ): number | null {
    const before = this.pictureAssetId;
    this.pictureDeclaredAt = declaredAt;
    this.pictureAssetId = picture.id;
    this.pictureKey = isHeld ? null : picture.key;
    return before;
  }

  /** @returns the previous CV, which is no longer held */
  setCv(cv: { id: number }): number | null {
    const before = this.cvAssetId;
    this.cvAssetId = cv.id;
    return before;
  }

  /** @returns the previous CV, which is no longer held */
  removeCv(): number | null {
    const before = this.cvAssetId;
    this.cvAssetId = null;
    return before;
  }
}
