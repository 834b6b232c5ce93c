import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onlyRow } from '../platform/database/only-row';
import { MedicalSchool as MedicalSchoolEntity } from './medical-school.entity';
import type { Country, MedicalSchool, Region, TypedPlace } from './place';
import {
  ALL_COUNTRIES,
  COUNTRIES_NAMED,
  COUNTRY,
  REGION,
  REGIONS_OF,
  SCHOOL,
  SCHOOL_IN_CITY,
  SCHOOL_NAMED,
  SUGGEST,
  SUGGESTED,
} from './place.sql';
import { searchText } from './search-text';

export interface SchoolSearch {
  readonly cityId: number | undefined;
  readonly countryId: number | undefined;
  readonly query: string | undefined;
  readonly limit: number;
}

/** Countries, regions, medical schools, and places that users typed in. */
@Injectable()
export class PlaceRepository {
  private allCountries: Country[] = [];

  constructor(private readonly em: EntityManager) {}

  findCountry(id: number): Promise<Country | undefined> {
    return COUNTRY.first(this.em, { id });
  }

  /** Cached for the life of the process: countries only change with a new version. */
  async countries(): Promise<Country[]> {
    if (this.allCountries.length === 0) this.allCountries = await ALL_COUNTRIES.rows(this.em, {});
    return this.allCountries;
  }

  countriesNamed(query: string): Promise<Country[]> {
    const [beginning, word] = namePatterns(query);
    return COUNTRIES_NAMED.rows(this.em, { beginning, word });
  }

  findRegion(id: number): Promise<Region | undefined> {
    return REGION.first(this.em, { id });
  }

  regionsOf(countryId: number): Promise<Region[]> {
    return REGIONS_OF.rows(this.em, { countryId });
  }

  findSchool(id: number): Promise<MedicalSchool | undefined> {
    return SCHOOL.first(this.em, { id });
  }

  schools({ limit, ...wanted }: SchoolSearch): Promise<MedicalSchool[]> {
    return this.schoolsThat(wanted)
      .join('school.cityId', 'city')
      .select(['id', 'name', 'countryId', 'cityId', 'city.name as cityName'])
      .orderBy({ name: 'asc', id: 'asc' })
      .limit(limit)
      .execute<MedicalSchool[]>();
  }

  countSchools(wanted: Omit<SchoolSearch, 'limit'>): Promise<number> {
    return this.schoolsThat(wanted).getCount();
  }

  /**
   * The same text for the same place is stored as one suggestion, regardless of how many people
   * type it and of its spelling (case, accents, punctuation).
   */
  async addSuggestion(place: TypedPlace, createdAt: Date): Promise<number> {
    const suggested = keyOf(place);
    await SUGGEST.rows(this.em, { ...suggested, name: place.name, createdAt });
    return onlyRow(await SUGGESTED.rows(this.em, suggested)).id;
  }

  /** The name under which a typed place was accepted. */
  async acceptedName(place: TypedPlace): Promise<string | undefined> {
    const suggested = await SUGGESTED.first(this.em, keyOf(place));
    return suggested?.acceptedAt ? suggested.name : undefined;
  }

  private schoolsThat({ cityId, countryId, query }: Omit<SchoolSearch, 'limit'>) {
    const schools = this.em.createQueryBuilder(MedicalSchoolEntity, 'school');
    if (cityId !== undefined) schools.andWhere(SCHOOL_IN_CITY, [cityId]);
    if (countryId !== undefined) schools.andWhere({ countryId });
    if (query !== undefined) schools.andWhere(SCHOOL_NAMED, namePatterns(query));
    return schools;
  }
}

function keyOf({ kind, name, countryId = null, cityId = null }: TypedPlace) {
  return { kind, search: searchText(name), countryId, cityId };
}

function namePatterns(query: string): [string, string] {
  const text = searchText(query);
  return [`${text}%`, `% ${text}%`];
}
