import { columns, number, type RowOf, statement, text } from '../platform/database/statement';
import { City } from '../reference-data/city.entity';
import { CityName } from '../reference-data/city-name.entity';
import { Country } from '../reference-data/country.entity';
import { SurgeonKey } from './surgeon-key.entity';

export const SPECIALITY_COUNTS = statement({
  takes: {},
  gives: { ...columns(SurgeonKey, 'speciality'), members: number },
  sql: `select speciality, count(*)::int as members from surgeon_key where is_first and speciality <> ''
    group by speciality order by members desc, speciality`,
});
export type SpecialityCount = RowOf<typeof SPECIALITY_COUNTS>;

/** Where most members are. */
export const MEMBERS_CITIES = statement({
  takes: { most: number },
  gives: columns(City, 'id', 'name', 'countryId'),
  sql: `with most as (
      select city_id, count(*) as members from surgeon_key where is_first and city_id is not null
      group by city_id order by members desc, city_id limit :most
    )
    select city.id, city.name, city.country_id as "countryId" from most join city on city.id = most.city_id
    order by most.members desc, city.id`,
});
export type MembersCity = RowOf<typeof MEMBERS_CITIES>;

export const CITIES_NAMED = statement({
  takes: { begin: text, ...columns(CityName, 'search'), most: number },
  gives: { id: columns(CityName, 'cityId').cityId },
  sql: `select distinct city_id as id from city_name where left(search, 2) = :begin and search = :search limit :most`,
});

export const COUNTRY_NAMED = statement({
  takes: { search: text },
  gives: columns(Country, 'id'),
  sql: 'select id from country where :search = any(search_names) limit 1',
});
