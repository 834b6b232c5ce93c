import { type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  isWindowing: boolean;
  frames: number;
  /** @param by how many slices on */
  onScroll(by: number): void;
  /** In thousandths of the field, since the last call. */
  onWindow(across: number, down: number): void;
  /** The mouse moves without a button; undefined when it leaves. */
  onHover(pointer: PointerEvent | undefined): void;
  onEnd(): void;
}

/** A touchpad sends many small turns. */
const A_TURN = 40;
const MOST_TURNS = 3;
const [LEAST_PX, MOST_PX] = [3, 14];
const SECOND_BUTTON = 2;

/**
 * The wheel and dragging scroll; with the tool, or the second button, dragging changes the window.
 * The keys of the slider do the same.
 */
export function useGestures(field: RefObject<HTMLElement>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    if (!field.current) return undefined;
    const ended = new AbortController();
    listen(field.current, () => latest.current, ended.signal);
    return () => ended.abort();
  }, [field]);
}

function listen(field: HTMLElement, told: () => Gestures, signal: AbortSignal): void {
  let turned = 0;
  let from: { x: number; y: number; windows: boolean } | undefined;
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    heard: (event: HTMLElementEventMap[Kind]) => void,
  ) => field.addEventListener(kind, heard, { signal, passive: false });

  on('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    const by = Math.trunc(turned / A_TURN);
    turned -= by * A_TURN;
    if (by !== 0) told().onScroll(Math.sign(by) * Math.min(Math.abs(by), MOST_TURNS));
  });
  on('pointerdown', (event) => {
    // Marks over the picture are links, and the layer that places them is a button.
    if ((event.target as Element).closest('a, button')) return;
    const isSecond = event.button === SECOND_BUTTON;
    if (event.button > 0 && !isSecond) return;
    field.setPointerCapture(event.pointerId);
    from = { x: event.clientX, y: event.clientY, windows: isSecond || told().isWindowing };
  });
  on('pointermove', (event) => {
    if (from) from = dragged(field, from, event, told());
    else if (event.pointerType === 'mouse') told().onHover(event);
  });
  on('pointerleave', () => told().onHover(undefined));
  on('contextmenu', (event) => event.preventDefault());
  for (const kind of ['pointerup', 'pointercancel'] as const)
    on(kind, () => {
      if (from) told().onEnd();
      from = undefined;
    });
}

/** @returns from where the drag goes on */
function dragged(
  field: HTMLElement,
  from: { x: number; y: number; windows: boolean },
  { clientX: x, clientY: y }: PointerEvent,
  { frames, onScroll, onWindow }: Gestures,
) {
  const { width, height } = field.getBoundingClientRect();
  if (from.windows) {
    onWindow(((x - from.x) * 1_000) / width, ((y - from.y) * 1_000) / height);
    return { ...from, x, y };
  }
  const pixels = Math.min(MOST_PX, Math.max(LEAST_PX, height / frames));
  const by = Math.trunc((y - from.y) / pixels);
  if (by !== 0) onScroll(by);
  return { ...from, x, y: from.y + by * pixels };
}
