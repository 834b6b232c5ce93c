import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** In thousandths of width and height. */
interface Spot {
  x: number;
  y: number;
}

const WHOLE = 1_000;
const MIDDLE: Spot = { x: WHOLE / 2, y: WHOLE / 2 };
const STEP = 5;
const LARGE_STEP = 50;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A finger that moves less, in pixels, has tapped. */
const SLOP = 8;

const inside = (value: number) => Math.min(WHOLE, Math.max(0, Math.round(value * 10) / 10));

function spotAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: inside(((clientX - left) / width) * WHOLE),
    y: inside(((clientY - top) / height) * WHOLE),
  };
}

interface Press {
  spot: Spot;
  x: number;
  y: number;
  isDrag: boolean;
}

/**
 * The ends of a shape: one tap for a point; for the others a drag from end to end, a tap at each of
 * them, or arrow keys and Enter for each of them.
 */
export function useEnds(hasTwo: boolean, settle: (points: Spot[]) => void) {
  const [spot, setSpot] = useState(MIDDLE);
  const [begun, setBegun] = useState<Spot | null>(null);
  const press = useRef<Press | null>(null);
  const take = (at: Spot) => {
    setSpot(at);
    if (!hasTwo) return settle([at]);
    if (begun) return settle([begun, at]);
    setBegun(at);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event;
    if (hasTwo && event.isPrimary) press.current = { x, y, spot: spotAt(event), isDrag: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = press.current;
    if (held && !held.isDrag) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLOP) return;
      held.isDrag = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setBegun(held.spot);
    }
    if (held || begun) setSpot(spotAt(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (press.current?.isDrag) settle([press.current.spot, spotAt(event)]);
  };
  const onPointerCancel = () => {
    if (press.current?.isDrag) setBegun(null);
    press.current = null;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const wasDragged = press.current?.isDrag;
    press.current = null;
    if (wasDragged) return;
    // A click made by a key has no coordinates.
    take(event.detail === 0 ? spot : spotAt(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    setSpot(({ x, y }) => ({ x: inside(x + move[0] * by), y: inside(y + move[1] * by) }));
  };
  return {
    spot,
    begun: hasTwo ? begun : null,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onClick,
    onKeyDown,
  };
}
