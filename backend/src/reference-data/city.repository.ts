import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CITIES_BY_BEGINNING,
  CITIES_BY_BEGINNING_IN,
  CITIES_BY_LETTER,
  CITIES_BY_LETTER_IN,
  CITIES_BY_WORD,
  CITIES_BY_WORD_IN,
  CITY,
  LARGEST_CITIES,
  LARGEST_CITIES_IN,
} from './city.sql';
import type { City } from './place';
import { searchText } from './search-text';

export interface CitySearch {
  readonly query: string;
  readonly countryId: number | undefined;
  readonly limit: number;
}

/** Several names of a city may match, so each step reads more names than cities are wanted. */
const NAMES_PER_CITY = 2;
/**
 * Words within a name are only searched from three letters on; with fewer, too many cities would
 * match.
 */
const LETTERS_OF_A_WORD = 3;
const INDEXED_LETTERS = 2;

@Injectable()
export class CityRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: number): Promise<City | undefined> {
    return CITY.first(this.em, { id });
  }

  largest(countryId: number | undefined, most: number): Promise<City[]> {
    return countryId === undefined
      ? LARGEST_CITIES.rows(this.em, { most })
      : LARGEST_CITIES_IN.rows(this.em, { countryId, most });
  }

  /** Searches all current and former names. */
  async search({ query, countryId, limit }: CitySearch): Promise<City[]> {
    const name = searchText(query);
    if (name === '') return [];
    const letters = [...name].slice(0, INDEXED_LETTERS).join('');
    const asked = {
      name,
      letters,
      beginning: `${name}%`,
      word: `% ${name}%`,
      names: limit * NAMES_PER_CITY,
      most: limit,
    };
    const { anywhere, inCountry } = searchBy(name, letters);
    return countryId === undefined
      ? anywhere.rows(this.em, asked)
      : inCountry.rows(this.em, { ...asked, countryId });
  }
}

function searchBy(name: string, letters: string) {
  if (letters.length < INDEXED_LETTERS)
    return { anywhere: CITIES_BY_LETTER, inCountry: CITIES_BY_LETTER_IN };
  return name.length < LETTERS_OF_A_WORD
    ? { anywhere: CITIES_BY_BEGINNING, inCountry: CITIES_BY_BEGINNING_IN }
    : { anywhere: CITIES_BY_WORD, inCountry: CITIES_BY_WORD_IN };
}
