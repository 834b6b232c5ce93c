import { useMemo, useRef, useState } from 'react';
import { pictureSize } from '../../../backend/src/scans/kept/picture-size.rules';
import { useFullScreen } from './full-screen';
import type { PlayerProps } from './scan-field';
import { useStageKeys } from './stage-keys';
import { useAddress } from './use-address';
import { type Dragging, useGestures } from './use-gestures';
import { useRuler } from './use-ruler';
import { useSlices } from './use-slices';
import { useView } from './use-view';
import { useWindow } from './use-window';
import { useZoom } from './use-zoom';

/** The elements that gestures, keys and pictures go to. */
function useParts() {
  return {
    player: useRef<HTMLDivElement>(null),
    field: useRef<HTMLDivElement>(null),
    lens: useRef<HTMLDivElement>(null),
    canvas: useRef<HTMLCanvasElement>(null),
    slider: useRef<HTMLInputElement>(null),
  };
}

/** What is seen of a series, and all that changes it. */
export function usePlayer({ scan, shown }: PlayerProps) {
  const { frames, frame_ms: frameMs } = scan.facts;
  const { slice, playing, go } = useSlices(shown.slice, frames, frameMs);
  const [value, setValue] = useState<number>();
  const parts = useParts();
  const size = useMemo(() => pictureSize(scan.facts), [scan.facts]);
  const window = useWindow(scan, shown.window);
  const zoom = useZoom(parts.lens, size);
  const full = useFullScreen(parts.player);
  const { ruler, ...measuring } = useRuler(slice, zoom);
  const { dragging, switchOf } = useTool({
    window: window.canDrag,
    move: zoom.isZoomed,
    measure: true,
  });
  const { view, isThere } = useView(parts.canvas, scan, {
    frame: slice - 1,
    window: shown.window,
    dragged: window.dragged,
  });
  const spoken = useAddress({ series: shown.series, slice, window: shown.window }, frames);
  const focus = () => (parts.slider.current ?? parts.field.current)?.focus({ preventScroll: true });
  useGestures(parts.field, {
    dragging,
    frames,
    onScroll: (by) => go((at) => at + by),
    onWindow: window.change,
    onHold: zoom.hold,
    onMeasure: measuring.draw,
    onTwoTaps: zoom.whole,
    onHover: (pointer) => setValue(pointer && view.current?.valueAt(pointer)),
    onEnd: focus,
  });
  const arrows = { scroll: null, window: null, move: zoom.go, measure: measuring.cross }[dragging];
  useStageKeys(parts.player, {
    nearer: () => zoom.step(true),
    farther: () => zoom.step(false),
    whole: zoom.whole,
    full: full.toggle,
    leave: ruler ? measuring.drop : full.leave,
    enter: () => dragging === 'measure' && measuring.enter(),
    go: arrows,
  });
  const reset = () => {
    window.reset();
    zoom.whole();
    measuring.drop();
    focus();
  };
  const isChanged = window.dragged !== null || zoom.isZoomed || ruler !== null;
  return {
    slice,
    playing,
    go,
    value,
    parts,
    size,
    window,
    zoom,
    full,
    ruler,
    dragging,
    switchOf,
    isThere,
    spoken,
    isBusy: arrows !== null,
    reset: isChanged ? reset : null,
  };
}

/** What dragging does: it scrolls, unless a tool that is possible was chosen. */
function useTool(can: Record<Exclude<Dragging, 'scroll'>, boolean>) {
  const [tool, setTool] = useState<Dragging>('scroll');
  const dragging: Dragging = tool !== 'scroll' && can[tool] ? tool : 'scroll';
  const switchOf = (of: keyof typeof can) =>
    can[of] ? ([dragging === of, () => setTool(dragging === of ? 'scroll' : of)] as const) : null;
  return { dragging, switchOf };
}
