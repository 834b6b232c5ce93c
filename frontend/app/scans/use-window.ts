import { useState } from 'react';
import type { GreyWindow } from '../../../backend/src/scans/kept/windows.rules';
import type { Scan, WindowName } from './scan';

/** A window that was dragged from one that has pictures. */
interface Drag {
  of: WindowName;
  window: GreyWindow;
}

/** The window that is chosen, which may be dragged where the values of the frames are known. */
export function useWindow({ windows, valuesUrl }: Scan, chosen: WindowName) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Another window that is chosen ends it.
  const dragged = drag?.of === chosen ? drag.window : null;
  const named = windows.find(({ name }) => name === chosen);
  const [centre, width] = dragged ?? [named?.centre ?? null, named?.width ?? null];
  const canDrag = valuesUrl !== null && centre !== null && width !== null;
  return {
    centre,
    width,
    dragged,
    canDrag,
    reset: () => setDrag(null),
    /** In thousandths of the field. */
    change: (across: number, down: number) => {
      if (!canDrag) return;
      const step = Math.max(width, 100) / 500;
      const window = [
        Math.round(centre + down * step),
        Math.max(1, Math.round(width + across * step)),
      ] as const;
      setDrag({ of: chosen, window });
    },
  };
}
