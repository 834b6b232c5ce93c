import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import type { Spot } from './pin';

const MIDDLE: Spot = { x: 500, y: 500 };
const STEP = 5;
const LARGE_STEP = 50;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WHOLE = 1_000;

const inside = (value: number) => Math.min(WHOLE, Math.max(0, Math.round(value * 10) / 10));
const percent = (value: number) => `${Math.round(value / 10)}%`;

/** Takes one tap, click or Enter as a place; Esc chooses none. Loaded on demand. */
export function ChoosePlace({ onSettle }: { onSettle: (spot: Spot | null) => void }) {
  const field = useRef<HTMLButtonElement>(null);
  const [spot, setSpot] = useState(MIDDLE);
  useEffect(() => field.current?.focus(), []);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A click made by a key has no coordinates.
    if (event.detail === 0) return onSettle(spot);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onSettle({
      x: inside(((event.clientX - left) / width) * WHOLE),
      y: inside(((event.clientY - top) / height) * WHOLE),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The stage turns to another file with these keys.
    event.stopPropagation();
    if (event.key === 'Escape') return onSettle(null);
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    setSpot(({ x, y }) => ({ x: inside(x + move[0] * by), y: inside(y + move[1] * by) }));
  };
  const where = `${percent(spot.x)} from the left, ${percent(spot.y)} from the top`;
  return (
    <>
      <button
        className="choose-place"
        type="button"
        ref={field}
        aria-label="The place to mark: arrow keys move it, Enter sets it, Escape cancels"
        aria-describedby="choose-place-at"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <svg className="choose-place__aim" aria-hidden="true">
          <line x1={`${spot.x / 10}%`} x2={`${spot.x / 10}%`} y1="0" y2="100%" />
          <line y1={`${spot.y / 10}%`} y2={`${spot.y / 10}%`} x1="0" x2="100%" />
        </svg>
      </button>
      <p className="choose-place__hint">
        <span>Tap the place.</span>
        <span className="sr-only" id="choose-place-at" aria-live="polite">
          {where}
        </span>
        <Button look="secondary" onClick={() => onSettle(null)}>
          Cancel
        </Button>
      </p>
    </>
  );
}
