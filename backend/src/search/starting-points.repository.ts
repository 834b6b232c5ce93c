import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CITIES_NAMED,
  COUNTRY_NAMED,
  MEMBERS_CITIES,
  type MembersCity,
  SPECIALITY_COUNTS,
  type SpecialityCount,
} from './starting-points.sql';

const MOST_CITIES = 100;
/** Several cities may have the same name. */
const MOST_NAMESAKES = 50;

/**
 * Suggestions for starting a search: the number of members in each speciality, and the cities with
 * the most members.
 */
@Injectable()
export class StartingPointsRepository {
  constructor(private readonly em: EntityManager) {}

  specialities(): Promise<SpecialityCount[]> {
    return SPECIALITY_COUNTS.rows(this.em, {});
  }

  cities(): Promise<MembersCity[]> {
    return MEMBERS_CITIES.rows(this.em, { most: MOST_CITIES });
  }

  async citiesNamed(search: string): Promise<number[]> {
    const begin = [...search].slice(0, 2).join('');
    const cities = await CITIES_NAMED.rows(this.em, { begin, search, most: MOST_NAMESAKES });
    return cities.map(({ id }) => id);
  }

  async countryNamed(search: string): Promise<number | undefined> {
    return (await COUNTRY_NAMED.first(this.em, { search }))?.id;
  }
}
