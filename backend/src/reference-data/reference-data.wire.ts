import { AtLeast, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const Id = (message: string) => Rule('id', isId, message);
const Count = () => Rule('count', isId, 'Please enter a whole number from 1 on.');

const NO_COUNTRY = 'Please select Country.';
const NO_CITY = 'Please select city.';

export class CountriesQuery {
  @Wire({ optional: true })
  readonly query?: string;
}

export class CitiesQuery {
  @Wire({ optional: true })
  readonly query?: string;

  @Wire({ optional: true })
  @Count()
  readonly limit?: number;
}

export class CountryCitiesQuery extends CitiesQuery {
  @Wire()
  @Required(NO_COUNTRY)
  @Id(NO_COUNTRY)
  readonly countryId!: number;
}

export class CitySearchQuery {
  @Wire()
  @AtLeast(2, 'Please enter at least 2 characters.')
  readonly query!: string;

  @Wire({ optional: true })
  @Id(NO_COUNTRY)
  readonly countryId?: number;

  @Wire({ optional: true })
  @Count()
  readonly limit?: number;
}

export class RegionsQuery {
  @Wire()
  @Required(NO_COUNTRY)
  @Id(NO_COUNTRY)
  readonly countryId!: number;
}

/** The country is sufficient; returns its first 100 schools, filtered by `query`. */
export class SchoolsQuery {
  @Wire()
  @Rule(
    'cityOrCountry',
    (value, whole) => value !== undefined || (whole as SchoolsQuery).countryId !== undefined,
    NO_CITY,
  )
  @Rule('id', (value) => value === undefined || isId(value), NO_CITY)
  readonly cityId?: number;

  @Wire({ optional: true })
  @Id(NO_COUNTRY)
  readonly countryId?: number;

  @Wire({ optional: true })
  readonly query?: string;
}

export class CountryView {
  @Wire() readonly id!: number;
  @Wire() readonly name!: string;
  @Wire('phone_code') readonly phoneCode!: string;
  @Wire() readonly iso2!: string;
}

/** Cities worldwide, for pickers without a country. */
export class WorldCityView {
  @Wire() readonly id!: number;
  @Wire() readonly name!: string;
  @Wire('country_id') readonly countryId!: number;
  /** Distinguishes cities with the same name. */
  @Wire('region_name') readonly regionName!: string;
}

export class CityView extends WorldCityView {
  @Wire('region_id') readonly regionId!: number;
  @Wire() readonly latitude!: number;
  @Wire() readonly longitude!: number;
}

export class RegionView {
  @Wire() readonly id!: number;
  @Wire() readonly name!: string;
}

export class RegionsView {
  @Wire('numOfResults') readonly count!: number;
  @Wire('result', { of: () => RegionView }) readonly regions!: RegionView[];
}

export class MedicalSchoolView {
  @Wire() readonly id!: number;
  @Wire() readonly name!: string;
  @Wire('city_id') readonly cityId!: number;
  @Wire('city_name') readonly cityName!: string;
}

export class MedicalSchoolsView {
  @Wire('numOfResults') readonly count!: number;
  @Wire('result', { of: () => MedicalSchoolView }) readonly schools!: MedicalSchoolView[];
}
