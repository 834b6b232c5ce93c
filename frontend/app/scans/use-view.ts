import { useRevalidator } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Scan } from './scan';
import { SliceView, type Wanted } from './slice-view';

/** Shows what is wanted of a scan on a canvas. */
export function useView(canvas: RefObject<HTMLCanvasElement>, scan: Scan, wanted: Wanted) {
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
