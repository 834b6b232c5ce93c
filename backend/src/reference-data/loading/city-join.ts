import type { OlderPlace, Place } from './city-sources';

/** The maximum distance in degrees between two entries of the same place. */
const SAME_NAME_WITHIN = 0.1;
const RENAMED_WITHIN = 0.05;
/** Two entries this close are the same place, whatever their names. */
const SAME_SPOT_WITHIN = 0.005;
/** The minimum similarity of an old and a new spelling (Odessa, Odesa), by shared letter pairs. */
const ALIKE = 0.5;

interface Pair {
  place: Place;
  older: OlderPlace;
  distance: number;
}

/**
 * Matches older entries with current places: first those with the same name, then renamed ones.
 * Each is used once.
 */
export function joinOlderPlaces(
  places: readonly Place[],
  olderPlaces: readonly OlderPlace[],
): Map<Place, OlderPlace> {
  const joined = new Map<Place, OlderPlace>();
  const used = new Set<OlderPlace>();
  const take = (pairs: Pair[]) => {
    for (const { place, older } of pairs.sort((one, other) => one.distance - other.distance)) {
      if (joined.has(place) || used.has(older)) continue;
      joined.set(place, older);
      used.add(older);
    }
  };
  take(sameName(places, olderPlaces));
  const placesLeft = places.filter((place) => !joined.has(place));
  take(
    renamed(
      placesLeft,
      olderPlaces.filter((older) => !used.has(older)),
    ),
  );
  return joined;
}

function sameName(places: readonly Place[], olderPlaces: readonly OlderPlace[]): Pair[] {
  const byName = groupBy(olderPlaces, (older) => `${older.iso2}${older.search}`);
  return places.flatMap((place) =>
    pairsWithin(place, byName.get(`${place.iso2}${place.search}`) ?? [], SAME_NAME_WITHIN),
  );
}

function renamed(places: readonly Place[], olderPlaces: readonly OlderPlace[]): Pair[] {
  const byCell = groupBy(olderPlaces, (older) => cell(older, 0, 0));
  return places
    .flatMap((place) => pairsWithin(place, neighbours(place, byCell), RENAMED_WITHIN))
    .filter(
      ({ place, older, distance }) =>
        distance < SAME_SPOT_WITHIN || likeness(place.search, older.search) >= ALIKE,
    );
}

function neighbours(place: Place, byCell: ReadonlyMap<string, OlderPlace[]>): OlderPlace[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) =>
    steps.flatMap((east) => byCell.get(cell(place, north, east)) ?? []),
  );
}

/** The 0.1° grid cell of a city. Nearby cities share it or are in one of the eight around it. */
function cell(
  { iso2, latitude, longitude }: { iso2: string; latitude: number; longitude: number },
  north: number,
  east: number,
): string {
  return `${iso2}${Math.floor(latitude * 10) + north},${Math.floor(longitude * 10) + east}`;
}

function pairsWithin(place: Place, candidates: readonly OlderPlace[], limit: number): Pair[] {
  return candidates
    .map((older) => ({ place, older, distance: degreesApart(place, older) }))
    .filter(({ distance }) => distance < limit);
}

function degreesApart(one: Place, other: OlderPlace): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing);
}

/** Dice's coefficient of letter pairs: 1 for the same name, 0 for nothing in common. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size || 1);
}

function letterPairs(name: string): Set<string> {
  const letters = name.replaceAll(' ', '');
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) =>
      letters.slice(index, index + 2),
    ),
  );
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
