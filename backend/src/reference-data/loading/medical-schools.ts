import { searchText } from '../search-text';
import type { CityIndex } from './city-index';
import { parseCsv, several } from './csv';

export interface MedicalSchoolRow {
  id: number;
  countryId: number;
  cityId: number;
  name: string;
  searchNames: string[];
}

const COLUMNS = ['id', 'country_iso', 'region', 'city', 'name', 'aliases'] as const;

/**
 * Schools and surgical centres of our own list. Their ids are in the list: a new row takes the next
 * number, and a school that is renamed or closed keeps its own.
 */
export function medicalSchoolRows(list: string, cities: CityIndex): MedicalSchoolRow[] {
  return parseCsv(list, COLUMNS).map((line) => {
    const city = cities.find(line);
    const names = [line.name, ...several(line.aliases)];
    return {
      id: Number(line.id),
      countryId: city.countryId,
      cityId: city.id,
      name: line.name,
      searchNames: [...new Set(names.map(searchText))],
    };
  });
}
