import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { byKey, moved, type Point, type Rectangle, resized, SIDE, wordsFor } from './mask-shapes';

interface MaskRectangleProps {
  mask: Rectangle;
  number: number;
  /** The point on the picture below a pointer. */
  pointOf: (event: PointerEvent) => Point;
  onChange: (mask: Rectangle) => void;
  onRemove: () => void;
  hintId: string;
}

interface Grip {
  readonly from: Point;
  readonly isCorner: boolean;
}

const share = (value: number) => `${(100 * value) / SIDE}%`;

/** A black rectangle that can be dragged, resized at its corner, or moved by keys. */
export function MaskRectangle({
  mask,
  number,
  pointOf,
  onChange,
  onRemove,
  hintId,
}: MaskRectangleProps) {
  const grip = useRef<Grip | null>(null);
  const [dragged, setDragged] = useState<Rectangle | null>(null);
  const shown = dragged ?? mask;
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      from: pointOf(event),
      isCorner: (event.target as HTMLElement).classList.contains('mask__corner'),
    };
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { from, isCorner } = grip.current;
    const [x, y] = pointOf(event);
    setDragged((isCorner ? resized : moved)(mask, x - from[0], y - from[1]));
  };
  const letGo = () => {
    if (dragged) onChange(dragged);
    grip.current = null;
    setDragged(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = byKey(mask, event);
    if (!next && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    event.stopPropagation();
    if (next) onChange(next);
    else onRemove();
  };
  return (
    <button
      type="button"
      className="mask"
      style={{
        left: share(shown.x),
        top: share(shown.y),
        width: share(shown.width),
        height: share(shown.height),
      }}
      aria-label={wordsFor(shown, number)}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span className="mask__corner" />
    </button>
  );
}
