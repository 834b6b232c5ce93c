import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  isWindowing: boolean;
  frames: number;
  /** @param by how many slices on */
  onScroll(by: number): void;
  /** In thousandths of the field, since the last call. */
  onWindow(across: number, down: number): void;
}

/** A touchpad sends many small turns. */
const A_TURN = 40;
const [LEAST_PX, MOST_PX] = [3, 14];
const SECOND_BUTTON = 2;

/** The wheel and dragging scroll; with the tool, or the second button, dragging changes the window. */
export function useGestures(field: RefObject<HTMLElement>, gestures: Gestures) {
  const latest = useRef(gestures);
  latest.current = gestures;
  const from = useRef<{ x: number; y: number; windows: boolean }>();

  useEffect(() => {
    const element = field.current;
    let turned = 0;
    // React listens passively, so that the page would scroll, too.
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaY;
      const by = Math.trunc(turned / A_TURN);
      turned -= by * A_TURN;
      if (by !== 0) latest.current.onScroll(Math.sign(by) * Math.min(Math.abs(by), 3));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [field]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isSecond = event.button === SECOND_BUTTON;
    if (event.button > 0 && !isSecond) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    from.current = { x, y, windows: isSecond || latest.current.isWindowing };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (!start) return;
    const { clientX: x, clientY: y } = event;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    if (start.windows) {
      latest.current.onWindow(((x - start.x) * 1_000) / width, ((y - start.y) * 1_000) / height);
      from.current = { ...start, x, y };
      return;
    }
    const pixels = Math.min(MOST_PX, Math.max(LEAST_PX, height / latest.current.frames));
    const by = Math.trunc((y - start.y) / pixels);
    if (by === 0) return;
    latest.current.onScroll(by);
    from.current = { ...start, x, y: start.y + by * pixels };
  };
  const onPointerUp = () => {
    from.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
