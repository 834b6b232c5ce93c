import { useLocation, useRevalidator } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { GreyWindow } from '../../../backend/src/scans/kept/windows.rules';
import { PlayerFoot, PlayerTools } from './player-parts';
import { nameOf, type Scan, type WindowName } from './scan';
import { type PlayerProps, ScanField } from './scan-field';
import { ScanSlots } from './scan-slots';
import { sliceByKey } from './slice-keys';
import { SliceView, type Wanted } from './slice-view';
import { useAddress } from './use-address';
import { useCine } from './use-cine';
import { useGestures } from './use-gestures';

/** A window that was dragged from one that has pictures. */
interface Drag {
  of: WindowName;
  window: GreyWindow;
}

/** A link to a mark leads to its slice also while the address has not followed to another one yet. */
function useLinked(show: () => void): void {
  const { hash, key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (hash !== '') show();
  }, [hash, key, show]);
}

/** Scrolls a series by wheel, finger, keys and slider, and lets its window be dragged. */
export function ScanPlayer({ scan, shown }: PlayerProps) {
  const { frames, frame_ms: frameMs } = scan.facts;
  const [slice, setSlice] = useState(shown.slice);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [isWindowing, setWindowing] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [value, setValue] = useState<number>();
  // Another window that is chosen ends it.
  const dragged = drag?.of === shown.window ? drag.window : null;
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { view, isThere } = useView(canvas, scan, {
    frame: slice - 1,
    window: shown.window,
    dragged,
  });
  const spoken = useAddress({ series: shown.series, slice, window: shown.window }, frames);
  useEffect(() => setSlice(shown.slice), [shown.slice]);
  useLinked(() => setSlice(shown.slice));
  useCine(isPlaying, frameMs, () => setSlice((at) => (at % frames) + 1));

  const go = (to: (slice: number) => number) => {
    setPlaying(false);
    setSlice((at) => Math.min(Math.max(1, to(at)), frames));
  };
  const named = scan.windows.find(({ name }) => name === shown.window);
  const [centre, width] = dragged ?? [named?.centre ?? null, named?.width ?? null];
  const canWindow = scan.valuesUrl !== null && centre !== null && width !== null;
  useGestures(field, {
    isWindowing: isWindowing && canWindow,
    frames,
    onScroll: (by) => go((at) => at + by),
    onWindow: (across, down) => {
      if (centre === null || width === null || !scan.valuesUrl) return;
      const step = Math.max(width, 100) / 500;
      const window = [
        Math.round(centre + down * step),
        Math.max(1, Math.round(width + across * step)),
      ] as const;
      setDrag({ of: shown.window, window });
    },
    onHover: (pointer) => setValue(pointer && view.current?.valueAt(pointer)),
    onEnd: () => slider.current?.focus({ preventScroll: true }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = sliceByKey(event, slice, frames);
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) setPlaying(!isPlaying);
    else go(() => to);
  };
  const { Over, Ticks, Below } = useContext(ScanSlots);
  const words = `Slice ${slice} of ${frames}`;
  return (
    <div className="scan__player">
      <div ref={field} className="scan__touch">
        <ScanField scan={scan}>
          <canvas
            ref={canvas}
            className="scan__pic"
            role="img"
            aria-label={`${words}: ${nameOf(scan)}`}
          />
          {Over && <Over scan={scan} slice={slice} />}
          {!isThere && <span className="scan__wait">Loading slice {slice}</span>}
        </ScanField>
      </div>
      <PlayerFoot scan={scan} slice={slice} window={[centre, width]} value={value} />
      {frames > 1 && (
        <input
          ref={slider}
          className="scan__slider"
          type="range"
          min={1}
          max={frames}
          value={slice}
          aria-label="Slice"
          aria-valuetext={words}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => go(() => Number(currentTarget.value))}
        />
      )}
      {Ticks && <Ticks scan={scan} />}
      <PlayerTools
        windowing={canWindow ? [isWindowing, () => setWindowing(!isWindowing)] : null}
        playing={frames > 1 ? [isPlaying, () => setPlaying(!isPlaying)] : null}
        onReset={dragged ? () => setDrag(null) : null}
      />
      {Below && <Below />}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}

function useView(canvas: RefObject<HTMLCanvasElement>, scan: Scan, wanted: Wanted) {
  const { revalidate } = useRevalidator();
  const view = useRef<SliceView>();
  const renew = useRef(revalidate);
  renew.current = revalidate;
  const [isThere, setThere] = useState(true);
  const first = useRef(scan);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const shown = new SliceView(canvas.current, first.current, {
      onDrawn: setThere,
      onStale: () => renew.current(),
    });
    view.current = shown;
    return () => shown.end();
  }, [canvas]);
  useEffect(() => view.current?.renew(scan), [scan]);
  const { frame, window, dragged } = wanted;
  useEffect(() => view.current?.show({ frame, window, dragged }), [frame, window, dragged]);
  return { view, isThere };
}
