import type { LucideIcon } from 'lucide-react';
import {
  Contrast,
  Maximize,
  Minimize,
  Move,
  Pause,
  Play,
  RotateCcw,
  Ruler,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useContext } from 'react';
import { Icon } from '../ui/icon';
import { inWords, type Scan } from './scan';
import { ScanSlots } from './scan-slots';
import { inPercent, MOST_TIMES, type Zoom } from './zoom';

interface PlayerFootProps {
  scan: Pick<Scan, 'facts'>;
  slice: number;
  window: { centre: number | null; width: number | null };
  zoom: Pick<Zoom, 'times'>;
  /** Of the line that is measured. */
  length: string | null;
  /** Under the pointer. */
  value: number | undefined;
}

export function PlayerFoot({ scan, slice, window, zoom, length, value }: PlayerFootProps) {
  const { centre, width } = window;
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
      <span>
        Zoom <b>{inPercent(zoom)}</b>
      </span>
      {length && (
        <span>
          Length <b>{length}</b>
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
  measuring: Switch | null;
  playing: Switch | null;
  zoom: Pick<Zoom, 'times'> & { step(isNearer: boolean): void };
  moving: Switch | null;
  full: Switch;
  onReset: (() => void) | null;
}

export function PlayerTools({
  windowing,
  measuring,
  playing,
  zoom,
  moving,
  full: [isFull, onFull],
  onReset,
}: PlayerToolsProps) {
  const { Tool } = useContext(ScanSlots);
  return (
    <div className="scan__turns">
      {windowing && <ToolSwitch of={windowing} icon={Contrast} name="Window" />}
      {measuring && (
        <ToolSwitch
          of={measuring}
          icon={Ruler}
          name="Measure"
          title="Drag a line, or set its ends with the arrow keys and Enter"
        />
      )}
      {playing && (
        <button className="scan__chip" type="button" onClick={playing[1]}>
          <Icon of={playing[0] ? Pause : Play} size="s" /> {playing[0] ? 'Stop' : 'Play'}
        </button>
      )}
      {Tool && <Tool />}
      <Step isNearer={false} zoom={zoom} />
      <Step isNearer zoom={zoom} />
      {moving && (
        <ToolSwitch
          of={moving}
          icon={Move}
          name="Move"
          title="By dragging, or with the arrow keys"
        />
      )}
      <button className="scan__chip" type="button" aria-keyshortcuts="F" onClick={onFull}>
        <Icon of={isFull ? Minimize : Maximize} size="s" />{' '}
        {isFull ? 'Leave full screen' : 'Full screen'}
      </button>
      {onReset && (
        <button className="scan__chip" type="button" onClick={onReset}>
          <Icon of={RotateCcw} size="s" /> Reset
        </button>
      )}
    </div>
  );
}

interface ToolSwitchProps {
  of: Switch;
  icon: LucideIcon;
  name: string;
  title?: string;
}

function ToolSwitch({ of: [isOn, onChange], icon, name, title }: ToolSwitchProps) {
  return (
    <button
      className="scan__chip"
      type="button"
      title={title}
      aria-pressed={isOn}
      onClick={onChange}
    >
      <Icon of={icon} size="s" /> {name}
    </button>
  );
}

/** At its end it stays, since whoever pressed it is on it. */
function Step({ isNearer, zoom }: { isNearer: boolean } & Pick<PlayerToolsProps, 'zoom'>) {
  const isAtEnd = zoom.times === (isNearer ? MOST_TIMES : 1);
  return (
    <button
      className="scan__chip"
      type="button"
      aria-label={isNearer ? 'Zoom in' : 'Zoom out'}
      aria-keyshortcuts={isNearer ? 'Plus' : '-'}
      aria-disabled={isAtEnd || undefined}
      onClick={() => zoom.step(isNearer)}
    >
      <Icon of={isNearer ? ZoomIn : ZoomOut} size="s" />
    </button>
  );
}
