import { lengthOf } from '../../../backend/src/clinical-cases/pins/pin.rules';
import type { Scan } from './scan';
import type { Spot } from './zoom';

/** A line that is measured in a slice. Its places are thousandths of the sides of the picture. */
export interface Ruler {
  /** From 1. */
  slice: number;
  /** Those that are set: two at most. */
  ends: readonly Spot[];
  /** Where the keys are; null while a pointer draws. */
  cross: Spot | null;
}

export const MIDDLE: Spot = { x: 500, y: 500 };
const EDGE = 1_000;
const STEP = 5;

const within = (at: number) => Math.min(Math.max(0, Math.round(at * 10) / 10), EDGE);

/**
 * The cross goes by so many steps on from  where it is, else from the last end, else from a place.
 * A line that was set is over.
 */
export function crossed(
  ruler: Ruler,
  from: Spot,
  [across, down]: readonly [number, number],
): Ruler {
  const { x, y } = ruler.cross ?? ruler.ends.at(-1) ?? from;
  const cross = { x: within(x + across * STEP), y: within(y + down * STEP) };
  return { ...ruler, ends: ruler.ends.length > 1 ? [] : ruler.ends, cross };
}

/** The first end is set where the cross is, then the other. */
export function entered({ slice, ends, cross }: Ruler): Ruler {
  if (!cross) return { slice, ends, cross };
  return ends.length === 1
    ? { slice, ends: [...ends, cross], cross: null }
    : { slice, ends: [cross], cross };
}

/** From its first end to the other, or as far as the cross is. */
export function lineOf({ ends, cross }: Ruler): readonly [Spot, Spot] | null {
  const [from, to = cross] = ends;
  return from && to ? [from, to] : null;
}

/** "23.8 mm", or in pixels where their distance is not known. */
export function lengthInWords(facts: Scan['facts'], ruler: Ruler | null): string | null {
  const points = ruler && lineOf(ruler);
  const length = points && lengthOf(facts, { shape: 'line', points });
  return length ? `${length.length.toFixed(1)} ${length.unit}` : null;
}
