import type { Place } from './api.server';
import { placeValue, typedPlace } from './place';
import { useSuggestions } from './use-suggestions';

export interface PlaceItem {
  value: string;
  name: string;
  note?: string;
  isTyped?: boolean;
}

interface Asked {
  source: string | null;
  typed: string;
  places: Place[];
  isChosen: boolean;
}

/**
 * The matches of the query (before typing, the initial list), with the typed text itself at the
 * end.
 */
export function usePlaceItems({ source, typed, places, isChosen }: Asked): PlaceItem[] {
  const answer = useSuggestions(isChosen ? null : source, typed, places);
  // Until the response arrives, filter the previous one.
  const current =
    answer.query === typed || isChosen
      ? answer.places
      : answer.places.filter(({ name }) => has(name, typed));
  const found: PlaceItem[] = current.map(({ id, name, note }) => ({
    value: placeValue(id, name),
    name,
    note,
  }));
  const own = typed.trim();
  const isKnown = found.some((item) => item.name.toLowerCase() === own.toLowerCase());
  return own && !isKnown ? [...found, { value: typedPlace(own), name: own, isTyped: true }] : found;
}

function has(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.toLowerCase());
}
