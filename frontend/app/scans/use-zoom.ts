import { type RefObject, useEffect, useState } from 'react';
import {
  contains,
  type Hold,
  held,
  inside,
  middleOf,
  placeUnder,
  type Size,
  type Spot,
  stepFrom,
  WHOLE,
  type Zoom,
} from './zoom';

/** A key goes this part of what is seen on. */
const STRIDE = 0.1;

/** Lets the picture in a lens be seen larger; marks over it follow by the same properties. */
export function useZoom(lens: RefObject<HTMLElement>, picture: Size) {
  const [zoom, setZoom] = useState(WHOLE);
  const hold = (how: Hold) => {
    const box = lens.current?.getBoundingClientRect();
    if (box) setZoom((now) => held(now, { lens: box, picture }, how));
  };
  useLens(lens, picture, setZoom);
  const step = (isNearer: boolean) => {
    if (!lens.current) return;
    const at = middleOf(lens.current.getBoundingClientRect());
    hold({ from: at, to: at, by: stepFrom(zoom.times, isNearer) / zoom.times });
  };
  return {
    times: zoom.times,
    isZoomed: zoom.times > 1,
    style: { '--zoom': zoom.times, '--x': zoom.x, '--y': zoom.y },
    middle: { x: zoom.x * 1_000, y: zoom.y * 1_000 },
    placeUnder: (spot: Spot) => {
      const box = lens.current?.getBoundingClientRect();
      return box ? placeUnder(zoom, { lens: box, picture }, spot) : spot;
    },
    hold,
    step,
    whole: () => setZoom(WHOLE),
    /** In strides to the right and down. */
    go: (across: number, down: number) => {
      const box = lens.current?.getBoundingClientRect();
      if (!box) return;
      const to = middleOf(box);
      const [x, y] = [to.x + across * STRIDE * box.width, to.y + down * STRIDE * box.height];
      hold({ from: { x, y }, to, by: 1 });
    },
  };
}

/** Keeps the picture in the lens when that changes its size, and the mark that gets the focus. */
function useLens(
  lens: RefObject<HTMLElement>,
  picture: Size,
  change: (how: (now: Zoom) => Zoom) => void,
): void {
  useEffect(() => {
    const { current } = lens;
    if (!current) return undefined;
    const seen = () => ({ lens: current.getBoundingClientRect(), picture });
    const observer = new ResizeObserver(() =>
      change((now) => (now.times > 1 ? inside(now, seen()) : now)),
    );
    observer.observe(current);
    const onFocus = ({ target }: FocusEvent) => {
      const mark = (target as Element).closest('.mark')?.getBoundingClientRect();
      const box = current.getBoundingClientRect();
      if (!mark || contains(box, middleOf(mark))) return;
      change((now) => held(now, seen(), { from: middleOf(mark), to: middleOf(box), by: 1 }));
    };
    current.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', onFocus);
    };
  }, [lens, picture, change]);
}
