import { joinOlderPlaces } from './city-join';
import type { OlderPlace, Place } from './city-sources';

const place = (search: string, latitude: number, longitude = 77): Place => ({
  name: search,
  search,
  iso2: 'IN',
  regionCode: '16',
  latitude,
  longitude,
});
const older = (
  geonameId: number,
  search: string,
  latitude: number,
  longitude = 77,
): OlderPlace => ({
  name: search,
  search,
  iso2: 'IN',
  geonameId,
  population: geonameId,
  latitude,
  longitude,
});

const joined = (places: Place[], olderPlaces: OlderPlace[]) =>
  places.map((one) => joinOlderPlaces(places, olderPlaces).get(one)?.geonameId);

describe('joinOlderPlaces', () => {
  it('[RD-02] prefers the same name to the nearer place', () => {
    const [pune, suburb] = [place('pune', 18.52), place('camp', 18.51)];
    expect(joined([pune, suburb], [older(1, 'pune', 18.5104)])).toEqual([1, undefined]);
  });

  it('[RD-10] follows a city that was renamed on its spot, or spelled anew nearby', () => {
    expect(joined([place('mysuru', 12.3)], [older(1, 'mysore', 12.3)])).toEqual([1]);
    expect(joined([place('odesa', 46.48)], [older(1, 'odessa', 46.49)])).toEqual([1]);
  });

  it('[RD-02] takes no neighbour of another name, nobody far away, and each only once', () => {
    expect(joined([place('bermo', 23.78)], [older(1, 'bokaro', 23.8)])).toEqual([undefined]);
    expect(joined([place('kolar', 13.1)], [older(1, 'kolar', 23.1)])).toEqual([undefined]);
    expect(
      joined([place('kolar', 13.1), place('kolar', 13.11)], [older(1, 'kolar', 13.1)]),
    ).toEqual([1, undefined]);
  });
});
