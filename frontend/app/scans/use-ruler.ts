import { useState } from 'react';
import { crossed, entered, type Ruler } from './ruler';
import type { Spot } from './zoom';

interface Zoomed {
  times: number;
  /** Of the picture, in thousandths, as all places in it. */
  middle: Spot;
  placeUnder(spot: Spot): Spot;
}

/** Measures in the slice that is seen; nothing of it is kept. */
export function useRuler(slice: number, { times, middle, placeUnder }: Zoomed) {
  const [drawn, setDrawn] = useState<Ruler | null>(null);
  const ruler = drawn?.slice === slice ? drawn : null;
  const now = ruler ?? { slice, ends: [], cross: null };
  return {
    ruler,
    draw: (from: Spot, to: Spot) =>
      setDrawn({ slice, ends: [placeUnder(from), placeUnder(to)], cross: null }),
    drop: () => setDrawn(null),
    cross: (across: number, down: number) =>
      setDrawn(crossed(now, middle, [across / times, down / times])),
    enter: () => setDrawn(entered(now)),
  };
}
