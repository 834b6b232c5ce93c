import { forwardRef, type KeyboardEvent } from 'react';
import type { Scan } from './scan';
import { sliceByKey } from './slice-keys';
import { sliceInWords } from './slice-picture';
import { stridesByKey } from './stage-keys';

interface SliceSliderProps {
  scan: Scan;
  /** From 1. */
  slice: number;
  /** Whether the arrow keys have another use. */
  isBusy: boolean;
  onGo: (to: (slice: number) => number) => void;
  onPlay: () => void;
}

/** Its keys are those of the slices. */
export const SliceSlider = forwardRef<HTMLInputElement, SliceSliderProps>(function SliceSlider(
  { scan, slice, isBusy, onGo, onPlay },
  ref,
) {
  const { frames } = scan.facts;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = sliceByKey(event, slice, frames);
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) onPlay();
    else if (!isBusy || !stridesByKey(event)) onGo(() => to);
  };
  return (
    <input
      ref={ref}
      className="scan__slider"
      type="range"
      min={1}
      max={frames}
      value={slice}
      aria-label="Slice"
      aria-valuetext={sliceInWords(slice, scan)}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => onGo(() => Number(currentTarget.value))}
    />
  );
});
