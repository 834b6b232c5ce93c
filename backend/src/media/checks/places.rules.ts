import type { Mask } from '../masks.rules';
import type { Box } from './word-places.rules';

export const PLACE_KINDS = ['name', 'date', 'number', 'text', 'scale', 'code', 'face'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What may identify a patient and is not looked for in every file. */
export const NOT_LOOKED_FOR = ['face', 'tattoo', 'handwriting'] as const;
export type NotLookedFor = (typeof NOT_LOOKED_FOR)[number];

/** Portraits and posts beyond surgery are meant to show people, so their faces are not asked about. */
export const isOfPeople = ({ purpose }: { readonly purpose: string }) =>
  purpose === 'profile-picture' || purpose === 'beyond-post';

/** A place that may identify the patient, in thousandths of the sides of the image as displayed. */
export interface Place {
  /** Starts at 1 in each file. */
  readonly id: number;
  readonly kind: PlaceKind;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** For a report: the page, starting at 1. */
  readonly page?: number;
  /** For a video: when it first appears. */
  readonly second?: number;
  /** For a packed series: the frame where it is clearest, from 0. It counts for all of them. */
  readonly frame?: number;
}

/** An author's decision about one file. */
export interface FileDecision {
  readonly masked: readonly number[];
  readonly kept: readonly number[];
  /** Whether the author has viewed the whole file. */
  readonly looked: boolean;
}

/** More places suggest texture rather than text, and are too many to decide about. */
export const MOST_PLACES = 60;
const SIDE = 1000;
/** The confidence of what was read and not only seen. */
export const READ = 0.95;

interface Size {
  readonly width: number;
  readonly height: number;
}

type InPixels = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

/** Converts a box to thousandths, as a place of unknown kind. @param size of the image in pixels */
export const placeAt = (box: Box, size: Size): Place => ({
  id: 0,
  kind: 'text',
  confidence: Math.min(READ, 0.5 + box.letters / 20),
  ...rectangleAt(box, size),
});

/** A bar code or a two-dimensional one that was read. */
export const codeAt = (box: InPixels, size: Size): Place => ({
  id: 0,
  kind: 'code',
  confidence: READ,
  ...rectangleAt(box, size),
});

export const faceAt = (
  { score, ...box }: InPixels & { readonly score: number },
  size: Size,
): Place => ({
  id: 0,
  kind: 'face',
  confidence: Math.min(READ, score),
  ...rectangleAt(box, size),
});

function rectangleAt({ left, top, width, height }: InPixels, size: Size): Rectangle {
  const x = Math.max(0, Math.floor((left * SIDE) / size.width));
  const y = Math.max(0, Math.floor((top * SIDE) / size.height));
  return {
    x,
    y,
    width: Math.min(SIDE, Math.ceil(((left + width) * SIDE) / size.width)) - x,
    height: Math.min(SIDE, Math.ceil(((top + height) * SIDE) / size.height)) - y,
  };
}

/** Numbered in reading order: from top to bottom and from left to right. */
export const numbered = (places: readonly Place[]): Place[] =>
  places
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((place, index) => ({ ...place, id: index + 1 }));

export type Rectangle = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

/** The overlap as a share of the smaller rectangle, from 0 to 1. */
export function sharedOf(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / Math.min(one.width * one.height, other.width * other.height);
}

function around(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

const SAME = 0.5;

export const isKnown = (place: Rectangle, known: readonly Rectangle[]): boolean =>
  known.some((one) => sharedOf(one, place) > SAME);

/**
 * Merges places that persist over several frames into one, as large as their union. @param seen in
 * chronological order
 */
export function placedOnce(seen: readonly Place[]): Place[] {
  const places: Place[] = [];
  for (const place of seen) {
    const at = places.findIndex(
      (known) => isFace(known) === isFace(place) && sharedOf(known, place) > SAME,
    );
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

const isFace = ({ kind }: Place) => kind === 'face';

/** Side markers, rulers and units identify nobody. */
export const asksForDecision = ({ kind }: Place) => kind !== 'scale';
