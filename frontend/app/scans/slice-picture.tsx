import { type CSSProperties, type ReactNode, type RefObject, useContext } from 'react';
import { waiting } from '../ui/waiting';
import { nameOf, type Scan } from './scan';
import { ScanField } from './scan-field';
import { ScanSlots } from './scan-slots';
import type { Size } from './zoom';

interface SlicePictureProps {
  scan: Scan;
  /** From 1. */
  slice: number;
  /** Whether it is seen, and not its nearest neighbour. */
  isThere: boolean;
  size: Size;
  zoom: { isZoomed: boolean; style: object };
  lens: RefObject<HTMLDivElement>;
  canvas: RefObject<HTMLCanvasElement>;
  children: ReactNode;
}

/** One slice, and what lies over it: in a lens, which shows a part of it while it is zoomed. */
export function SlicePicture({
  scan,
  slice,
  isThere,
  size,
  zoom,
  children,
  ...refs
}: SlicePictureProps) {
  const { Over } = useContext(ScanSlots);
  const style: CSSProperties = { ...waiting(size), ...zoom.style };
  return (
    <ScanField scan={scan}>
      <div
        className="scan__lens"
        data-zoomed={zoom.isZoomed || undefined}
        style={style}
        ref={refs.lens}
      >
        <canvas
          ref={refs.canvas}
          className="scan__pic"
          role="img"
          aria-label={`${sliceInWords(slice, scan)}: ${nameOf(scan)}`}
        />
        {Over && <Over scan={scan} slice={slice} />}
        {children}
      </div>
      {!isThere && <span className="scan__wait">Loading slice {slice}</span>}
    </ScanField>
  );
}

/** "Slice 180 of 312" */
export const sliceInWords = (slice: number, { facts: { frames } }: Pick<Scan, 'facts'>) =>
  `Slice ${slice} of ${frames}`;
