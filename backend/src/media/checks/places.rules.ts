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

/** @param size in pixels, of what the boxes were found in */
export function placesOf(
  boxes: readonly Box[],
  size: { readonly width: number; readonly height: number },
): Place[] {
  return boxes
    .toSorted((one, other) => one.top - other.top || one.left - other.left)
    .map(({ left, top, width, height, letters }, index) => {
      const x = Math.floor((left * SIDE) / size.width);
      const y = Math.floor((top * SIDE) / size.height);
      return {
        id: index + 1,
        kind: 'text',
        confidence: Math.min(0.95, 0.5 + letters / 20),
        x,
        y,
        width: Math.min(SIDE, Math.ceil(((left + width) * SIDE) / size.width)) - x,
        height: Math.min(SIDE, Math.ceil(((top + height) * SIDE) / size.height)) - y,
      };
    });
}

export function maskOf({ x, y, width, height }: Place): Mask {
  return { kind: 'rectangle', x, y, width, height };
}

/** Side marks, rulers and unit marks tell nothing of a patient. */
export const asksForDecision = ({ kind }: Place) => kind !== 'scale';
