import { type PointerEvent, useRef, useState } from 'react';
import type { Mask } from '../../../../backend/src/media/masks.rules';
import { between, drawnOn, type Point, SIDE } from './mask-shapes';

const BRUSH_WIDTH = 40;
/** A shorter drag counts as a slip of the hand. */
const LEAST_DRAG = 12;

interface Drawing {
  isBrush: boolean;
  isFull: boolean;
  onDrawn: (mask: Mask) => void;
}

/**
 * Drags over a picture become rectangles, or strokes of the brush. Touch scrolls the page, unless
 * the brush is chosen.
 */
export function useDrawing({ isBrush, isFull, onDrawn }: Drawing) {
  const pad = useRef<HTMLDivElement>(null);
  const from = useRef<Point | null>(null);
  const [draft, setDraft] = useState<Mask | null>(null);

  const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
    const box = pad.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    const share = (at: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, at / size)) * SIDE);
    return [share(clientX - box.left, box.width), share(clientY - box.top, box.height)];
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isFull || (event.pointerType === 'touch' && !isBrush)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointOf(event);
    if (isBrush) setDraft({ kind: 'stroke', width: BRUSH_WIDTH, points: [from.current] });
  };
  const go = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const point = pointOf(event);
    if (isBrush)
      setDraft((stroke) => (stroke?.kind === 'stroke' ? drawnOn(stroke, point) : stroke));
    else if (Math.hypot(point[0] - start[0], point[1] - start[1]) > LEAST_DRAG)
      setDraft(between(start, point));
  };
  const end = () => {
    if (draft) onDrawn(draft);
    from.current = null;
    setDraft(null);
  };
  return {
    pad,
    draft,
    pointOf,
    handlers: { onPointerDown: begin, onPointerMove: go, onPointerUp: end, onPointerCancel: end },
  };
}
