import type { Mask } from '../pictures/masks.rules';
import type { Box } from './word-places.rules';

export const PLACE_KINDS = ['name', 'date', 'number', 'text', 'scale'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Where something stands that may tell who the patient is, in thousandths of the sides of the picture as it is shown. */
export interface Place {
  /** From 1, within its file. */
  readonly id: number;
  readonly kind: PlaceKind;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a report, from 1. */
  readonly page?: number;
  /** Of a film: when it is first seen. */
  readonly second?: number;
}

/** What an author says of one file. */
export interface FileDecision {
  readonly masked: readonly number[];
  readonly kept: readonly number[];
  /** That they looked at the whole file themselves. */
  readonly looked: boolean;
}

/** More than these are texture rather than print, and nobody decides about so many. */
export const MOST_PLACES = 60;
const SIDE = 1000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box in thousandths, as a place that nothing is known of yet. @param size in pixels, of what it was found in */
export function placeAt({ left, top, width, height, letters }: Box, size: Size): Place {
  const x = Math.floor((left * SIDE) / size.width);
  const y = Math.floor((top * SIDE) / size.height);
  return {
    ...{ id: 0, kind: 'text', x, y },
    confidence: Math.min(0.95, 0.5 + letters / 20),
    width: Math.min(SIDE, Math.ceil(((left + width) * SIDE) / size.width)) - x,
    height: Math.min(SIDE, Math.ceil(((top + height) * SIDE) / size.height)) - y,
  };
}

/** From above and from the left, as one reads. */
export const numbered = (places: readonly Place[]): Place[] =>
  places
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((place, index) => ({ ...place, id: index + 1 }));

export type Rectangle = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

/** How much of the smaller one lies in the other, from 0 to 1. */
export function sharedOf(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / Math.min(one.width * one.height, other.width * other.height);
}

function around(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    ...{ x, y },
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

const SAME = 0.5;

export const isKnown = (place: Rectangle, known: readonly Rectangle[]): boolean =>
  known.some((one) => sharedOf(one, place) > SAME);

/** What stands in a film for longer than one still is one place, as large as it ever was. @param seen in their order in time */
export function placedOnce(seen: readonly Place[]): Place[] {
  const places: Place[] = [];
  for (const place of seen) {
    const at = places.findIndex((known) => sharedOf(known, place) > SAME);
    const known = places[at];
    if (known)
      places[at] = {
        ...known,
        ...around(known, place),
        confidence: Math.max(known.confidence, place.confidence),
      };
    else places.push(place);
  }
  return places.map((place, index) => ({ ...place, id: index + 1 }));
}

export function maskOf({ x, y, width, height, page }: Place): Mask {
  return { kind: 'rectangle', x, y, width, height, ...(page !== undefined && { page }) };
}

/** Side marks, rulers and unit marks tell nothing of a patient. */
export const asksForDecision = ({ kind }: Place) => kind !== 'scale';
