import { useLocation } from '@remix-run/react';
import { MapPin } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { lengthOf } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { pictureSize } from '../../../../backend/src/scans/kept/picture-size.rules';
import { leaveFullScreen } from '../../scans/leave-full-screen';
import type { Scan } from '../../scans/scan';
import { Icon } from '../../ui/icon';
import { waiting } from '../../ui/waiting';
import { Marks } from './marks';
import { MarksSwitch } from './marks-switch';
import { type Mark, nameOfMark } from './pin';
import { PinsOnPage } from './pins-on-page';

interface SliceMarksProps {
  scan: Scan;
  /** From 1. */
  slice: number;
}

/** The marks over one slice of a series. */
export function SliceMarks({ scan, slice }: SliceMarksProps) {
  const { marks, choosing, chosen, settle, parts } = useContext(PinsOnPage);
  const isHere = (pin: { scan: number | null; slice: number | null }) =>
    pin.scan === scan.id && pin.slice === slice;
  const inSlice = marks.filter(({ pin }) => isHere(pin) && pin.number !== null);
  useMarkInAddress(inSlice);
  const size = pictureSize(scan.facts);
  const box = waiting(size);
  return (
    <>
      <div className="marks" style={box}>
        <Marks marks={inSlice} own={chosen.filter(isHere)} size={size} />
      </div>
      {choosing && parts && (
        <parts.ChoosePlace
          size={size}
          box={box}
          onSettle={async (place) => {
            await leaveFullScreen();
            if (!place) return settle(null);
            const { length = null, unit = null } = lengthOf(scan.facts, place) ?? {};
            const nowhereElse = { file: null, page: null, second: null };
            settle({ ...place, ...nowhereElse, scan: scan.id, slice, length, unit });
          }}
        />
      )}
    </>
  );
}

/** The mark in the address may be in a slice that is shown only now. */
function useMarkInAddress(inSlice: Mark[]): void {
  const { hash, key } = useLocation();
  const found = useRef('');
  const isHere = inSlice.some(({ pin }) => hash === `#${nameOfMark(pin)}`);
  useEffect(() => {
    if (!isHere || found.current === key) return;
    found.current = key;
    const mark = document.getElementById(hash.slice(1));
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'nearest' });
  }, [isHere, key, hash]);
}

/** In which slices of a series something is marked. */
export function SliceTicks({ scan }: { scan: Scan }) {
  const { marks } = useContext(PinsOnPage);
  const { frames } = scan.facts;
  const slices = marks.flatMap(({ pin }) => (pin.scan === scan.id ? (pin.slice ?? []) : []));
  if (slices.length === 0) return null;
  return (
    <svg className="scan__ticks" aria-hidden="true">
      {[...new Set(slices)].map((slice) => {
        const at = `${(100 * (slice - 1)) / Math.max(1, frames - 1)}%`;
        return <line key={slice} x1={at} x2={at} y1="0" y2="100%" />;
      })}
    </svg>
  );
}

/** Begins to mark a place in the slice that is seen, as P does; hides the marks there. */
export function SliceTools() {
  const { main, choosing, choose } = useContext(PinsOnPage);
  return (
    <>
      <MarksSwitch isIn={(pin) => pin.scan !== null} />
      {main !== null && (
        <button
          className="scan__chip"
          type="button"
          aria-pressed={choosing === main}
          onClick={() => choose(main)}
        >
          <Icon of={MapPin} size="s" /> Pin
        </button>
      )}
    </>
  );
}
