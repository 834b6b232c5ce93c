import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface SpecialityCount {
  readonly speciality: string;
  readonly members: number;
}

export interface MembersCity {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
}

const MOST_CITIES = 100;
/** A city's name may stand for several places. */
const MOST_NAMESAKES = 50;

/** Where a search may begin: how many members each speciality has, and in which cities most of them are. */
@Injectable()
export class StartingPointsRepository {
  constructor(private readonly em: EntityManager) {}

  async specialities(): Promise<SpecialityCount[]> {
    return this.em.execute<SpecialityCount[]>(
      `select speciality, count(*)::int as members from surgeon_key where is_first and speciality <> ''
       group by speciality order by members desc, speciality`,
    );
  }

  async cities(): Promise<MembersCity[]> {
    return this.em.execute<MembersCity[]>(
      `with most as (
         select city_id, count(*) as members from surgeon_key where is_first and city_id is not null
         group by city_id order by members desc, city_id limit ?
       )
       select city.id, city.name, city.country_id as "countryId" from most join city on city.id = most.city_id
       order by most.members desc, city.id`,
      [MOST_CITIES],
    );
  }

  async citiesNamed(search: string): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select distinct city_id as id from city_name where left(search, 2) = ? and search = ? limit ?',
      [[...search].slice(0, 2).join(''), search, MOST_NAMESAKES],
    );
    return rows.map(({ id }) => id);
  }

  async countryNamed(search: string): Promise<number | undefined> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'select id from country where ? = any(search_names) limit 1',
      [search],
    );
    return row?.id;
  }
}
