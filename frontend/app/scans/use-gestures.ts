import { type RefObject, useEffect, useRef } from 'react';
import { Taps } from './taps';
import type { Hold, Spot } from './zoom';

/** What dragging with one finger, or the first button, does. */
export type Dragging = 'scroll' | 'window' | 'move' | 'measure';

interface Gestures {
  dragging: Dragging;
  frames: number;
  /** @param by how many slices on */
  onScroll(by: number): void;
  /** In thousandths of the field, since the last call. */
  onWindow(across: number, down: number): void;
  /** Two fingers, the middle button, the tool, or the wheel with Ctrl. */
  onHold(how: Hold): void;
  /** From where the finger came down. */
  onMeasure(from: Spot, to: Spot): void;
  onTwoTaps(): void;
  /** The mouse moves without a button; undefined when it leaves. */
  onHover(pointer: PointerEvent | undefined): void;
  onEnd(): void;
}

/** A touchpad sends many small turns. */
const A_TURN = 40;
const MOST_TURNS = 3;
const [LEAST_PX, MOST_PX] = [3, 14];
const [MIDDLE_BUTTON, SECOND_BUTTON] = [1, 2];
/** A line that is shorter was a tap. */
const SHORTEST_PX = 4;
/** Of a wheel that zooms: one turn of it goes no further, and as much of it doubles the picture. */
const MOST_ZOOM_TURN = 50;
const DOUBLES = 100;
/** Some wheels count lines. */
const LINE_PX = 16;

/**
 * The wheel and dragging scroll; with the tool, or the second button, dragging changes the window.
 * Two fingers zoom and move. The keys of the slider and of the stage do the same.
 */
export function useGestures(field: RefObject<HTMLElement>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    if (!field.current) return undefined;
    const ended = new AbortController();
    listenToWheel(field.current, () => latest.current, ended.signal);
    listenToPointers(field.current, () => latest.current, ended.signal);
    return () => ended.abort();
  }, [field]);
}

const spotOf = ({ clientX: x, clientY: y }: MouseEvent): Spot => ({ x, y });

function listenToWheel(field: HTMLElement, told: () => Gestures, signal: AbortSignal): void {
  let turned = 0;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) {
      const turn = event.deltaY * (event.deltaMode === event.DOM_DELTA_LINE ? LINE_PX : 1);
      const zoomed = Math.min(Math.max(-MOST_ZOOM_TURN, turn), MOST_ZOOM_TURN);
      const at = spotOf(event);
      told().onHold({ from: at, to: at, by: 2 ** (-zoomed / DOUBLES) });
      return;
    }
    turned += event.deltaY;
    const by = Math.trunc(turned / A_TURN);
    turned -= by * A_TURN;
    if (by !== 0) told().onScroll(Math.sign(by) * Math.min(Math.abs(by), MOST_TURNS));
  };
  field.addEventListener('wheel', onWheel, { signal, passive: false });
}

interface Drag {
  at: Spot;
  does: Dragging;
}

function listenToPointers(field: HTMLElement, told: () => Gestures, signal: AbortSignal): void {
  const down = new Map<number, Spot>();
  const taps = new Taps();
  let drag: Drag | undefined;
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    heard: (event: HTMLElementEventMap[Kind]) => void,
  ) => field.addEventListener(kind, heard, { signal });

  on('pointerdown', (event) => {
    const isFirst = down.size === 0;
    // Marks over the picture are links, and the layer that places them is a button.
    if (isFirst && (event.target as Element).closest('a, button')) return;
    const does = dragBy(event.button, told().dragging);
    if (!does) return;
    field.setPointerCapture(event.pointerId);
    down.set(event.pointerId, spotOf(event));
    drag = isFirst ? { at: spotOf(event), does } : undefined;
    if (isFirst && event.button === 0) taps.begin(event);
    else taps.drop();
  });
  on('pointermove', (event) => {
    if (!down.has(event.pointerId)) {
      if (event.pointerType === 'mouse') told().onHover(event);
      return;
    }
    const before = [...down.values()];
    down.set(event.pointerId, spotOf(event));
    if (drag) drag = dragged(field, drag, spotOf(event), told());
    else if (down.size > 1) told().onHold(pinched(before, [...down.values()]));
  });
  on('pointerleave', () => told().onHover(undefined));
  on('contextmenu', (event) => event.preventDefault());
  on('mousedown', (event) => {
    // It would start the browser's own scrolling.
    if (event.button === MIDDLE_BUTTON) event.preventDefault();
  });
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    on(kind, (event) => {
      if (!down.delete(event.pointerId)) return;
      if (kind !== 'pointerup') taps.drop();
      else if (taps.end(event)) told().onTwoTaps();
      // After a pinch, the finger still on the screen must not scroll.
      drag = undefined;
      if (down.size === 0) told().onEnd();
    });
}

function dragBy(button: number, first: Dragging): Dragging | undefined {
  if (button === MIDDLE_BUTTON) return 'move';
  if (button === SECOND_BUTTON) return 'window';
  return button === 0 ? first : undefined;
}

/** @returns how the first two of the fingers took the picture along */
export function pinched([a, b]: readonly Spot[], [c, d]: readonly Spot[]): Hold {
  if (!a || !b || !c || !d) throw new Error('There are two fingers.');
  const between = (one: Spot, other: Spot) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const apart = (one: Spot, other: Spot) => Math.hypot(other.x - one.x, other.y - one.y);
  return { from: between(a, b), to: between(c, d), by: apart(c, d) / Math.max(1, apart(a, b)) };
}

/** @returns from where the drag goes on */
function dragged(
  field: HTMLElement,
  { at, does }: Drag,
  to: Spot,
  { frames, onScroll, onWindow, onHold, onMeasure }: Gestures,
): Drag {
  const { width, height } = field.getBoundingClientRect();
  if (does === 'measure') {
    if (Math.hypot(to.x - at.x, to.y - at.y) > SHORTEST_PX) onMeasure(at, to);
    return { at, does };
  }
  if (does === 'move') onHold({ from: at, to, by: 1 });
  if (does === 'window')
    onWindow(((to.x - at.x) * 1_000) / width, ((to.y - at.y) * 1_000) / height);
  if (does !== 'scroll') return { at: to, does };
  const pixels = Math.min(MOST_PX, Math.max(LEAST_PX, height / frames));
  const by = Math.trunc((to.y - at.y) / pixels);
  if (by !== 0) onScroll(by);
  return { does, at: { x: to.x, y: at.y + by * pixels } };
}
