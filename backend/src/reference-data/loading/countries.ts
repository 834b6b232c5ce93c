import { getAlpha2Codes, getName, registerLocale } from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { searchText } from '../search-text';
import { numberCountries } from './country-numbers';

export interface CountryRow {
  id: number;
  iso2: string;
  name: string;
  phoneCode: string | null;
  searchNames: string[];
}

/** Common names of countries whose ISO names are formal. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  FM: 'Micronesia',
  GB: 'United Kingdom (Great Britain)',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
};

/** Names used by the existing apps, and former names. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: [
    'Great Britain',
    'Great Britain (UK)',
    'UK',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  MM: ['Burma'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  US: ['United State', 'America'],
};

/** Territories without a dial code of their own use that of the administering country. */
const BORROWED_PHONE_CODES: Readonly<Record<string, string>> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

export function countryRows(): CountryRow[] {
  registerLocale(english);
  const ids = numberCountries(Object.keys(getAlpha2Codes()));
  return [...ids].map(([iso2, id]) => ({ id, iso2, phoneCode: phoneCode(iso2), ...names(iso2) }));
}

function names(iso2: string): Pick<CountryRow, 'name' | 'searchNames'> {
  const official = getName(iso2, 'en', { select: 'all' }) ?? [iso2];
  const name = EVERYDAY_NAMES[iso2] ?? official[0] ?? iso2;
  const all = [name, ...official, ...(OTHER_NAMES[iso2] ?? []), iso2];
  return { name, searchNames: [...new Set(all.map(searchText))] };
}

function phoneCode(iso2: string): string | null {
  return isSupportedCountry(iso2)
    ? getCountryCallingCode(iso2)
    : (BORROWED_PHONE_CODES[iso2] ?? null);
}
