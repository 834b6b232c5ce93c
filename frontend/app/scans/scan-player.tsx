import { useContext } from 'react';
import { PlayerFoot, PlayerTools } from './player-parts';
import { lengthInWords } from './ruler';
import { RulerLine } from './ruler-line';
import type { PlayerProps } from './scan-field';
import { ScanSlots } from './scan-slots';
import { SlicePicture } from './slice-picture';
import { SliceSlider } from './slice-slider';
import { useAtRest } from './use-at-rest';
import { usePlayer } from './use-player';
import { inPercent } from './zoom';

/** Scrolls a series by wheel, finger, keys and slider; its window is dragged, its picture zoomed. */
export function ScanPlayer({ scan, shown }: PlayerProps) {
  const { Ticks, Below } = useContext(ScanSlots);
  const { frames } = scan.facts;
  const seen = usePlayer({ scan, shown });
  const { slice, parts, zoom, ruler, playing, full, switchOf } = seen;
  const length = lengthInWords(scan.facts, ruler);
  const zoomed = useAtRest(`Zoom ${inPercent(zoom)}`);
  const measured = useAtRest(length ? `Length ${length}` : '');
  return (
    <div className="scan__player" ref={parts.player}>
      <div ref={parts.field} className="scan__touch" data-drag={seen.dragging} tabIndex={-1}>
        <SlicePicture
          scan={scan}
          slice={slice}
          isThere={seen.isThere}
          size={seen.size}
          zoom={zoom}
          lens={parts.lens}
          canvas={parts.canvas}
        >
          {ruler && <RulerLine ruler={ruler} />}
        </SlicePicture>
      </div>
      <PlayerFoot
        scan={scan}
        slice={slice}
        window={seen.window}
        zoom={zoom}
        length={length}
        value={seen.value}
      />
      {frames > 1 && (
        <SliceSlider
          ref={parts.slider}
          scan={scan}
          slice={slice}
          isBusy={seen.isBusy}
          onGo={seen.go}
          onPlay={playing[1]}
        />
      )}
      {Ticks && <Ticks scan={scan} />}
      <PlayerTools
        windowing={switchOf('window')}
        measuring={switchOf('measure')}
        playing={frames > 1 ? playing : null}
        zoom={zoom}
        moving={switchOf('move')}
        full={[full.isFull, full.toggle]}
        onReset={seen.reset}
      />
      {Below && <Below />}
      <output className="sr-only">{seen.spoken}</output>
      <output className="sr-only">{zoomed}</output>
      <output className="sr-only">{measured}</output>
    </div>
  );
}
