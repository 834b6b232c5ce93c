import { Contrast, Pause, Play, RotateCcw } from 'lucide-react';
import { useContext } from 'react';
import { Icon } from '../ui/icon';
import { inWords, type Scan } from './scan';
import { ScanSlots } from './scan-slots';

interface PlayerFootProps {
  scan: Pick<Scan, 'facts'>;
  slice: number;
  /** Centre and width. */
  window: readonly [number | null, number | null];
  /** Under the pointer. */
  value: number | undefined;
}

export function PlayerFoot({ scan, slice, window: [centre, width], value }: PlayerFootProps) {
  const { frames, unit } = scan.facts;
  return (
    <div className="scan__foot">
      <span>
        Slice <b>{slice}</b> of {frames}
      </span>
      {width !== null && centre !== null && (
        <span>
          W <b>{width}</b> L <b>{inWords(centre)}</b>
        </span>
      )}
      {value !== undefined && (
        <span>
          <b>{[inWords(Math.round(value)), unit].filter(Boolean).join(' ')}</b> at the pointer
        </span>
      )}
    </div>
  );
}

/** Whether it is on, and what changes that. */
type Switch = readonly [boolean, () => void];

interface PlayerToolsProps {
  /** Null where it is not possible. */
  windowing: Switch | null;
  playing: Switch | null;
  onReset: (() => void) | null;
}

export function PlayerTools({ windowing, playing, onReset }: PlayerToolsProps) {
  const { Tool } = useContext(ScanSlots);
  return (
    <div className="scan__turns">
      {windowing && (
        <button
          className="scan__chip"
          type="button"
          aria-pressed={windowing[0]}
          onClick={windowing[1]}
        >
          <Icon of={Contrast} size="s" /> Window
        </button>
      )}
      {playing && (
        <button className="scan__chip" type="button" onClick={playing[1]}>
          <Icon of={playing[0] ? Pause : Play} size="s" /> {playing[0] ? 'Stop' : 'Play'}
        </button>
      )}
      {Tool && <Tool />}
      {onReset && (
        <button className="scan__chip" type="button" onClick={onReset}>
          <Icon of={RotateCcw} size="s" /> Reset
        </button>
      )}
    </div>
  );
}
