import { createHash } from 'node:crypto';

const REGIONS_OF_A_COUNTRY = 1_000_000;
const CITIES_WITHOUT_GEONAME_ID = 10_000_000_000;
const CITY_BITS = 40;

/**
 * A region's id is derived from its country and GeoNames code, so that it never changes. A test
 * checks that it is unique.
 */
export function regionId(countryId: number, code: string): number {
  return countryId * REGIONS_OF_A_COUNTRY + (leadingBits(code, 48) % REGIONS_OF_A_COUNTRY);
}

/**
 * For a city without a known GeoNames id: a number above all of those, derived from what
 * distinguishes it from cities of the same name.
 */
export function cityIdFrom(place: {
  iso2: string;
  name: string;
  latitude: number;
  longitude: number;
}): number {
  const key = [place.iso2, place.name, place.latitude.toFixed(2), place.longitude.toFixed(2)].join(
    '|',
  );
  return CITIES_WITHOUT_GEONAME_ID + leadingBits(key, CITY_BITS);
}

function leadingBits(text: string, bits: number): number {
  return createHash('sha256')
    .update(text)
    .digest()
    .readUIntBE(0, bits / 8);
}
