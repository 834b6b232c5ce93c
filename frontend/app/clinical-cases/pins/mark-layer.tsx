import { type CSSProperties, useContext, useRef } from 'react';
import { waiting } from '../../ui/waiting';
import type { CaseFile } from '../post';
import { Marks } from './marks';
import { PinsOnPage } from './pins-on-page';
import { isAround, secondOf, useFilm, useStill } from './use-film';

interface MarkLayerProps {
  file: CaseFile;
  /** Of a report, from 1. */
  page?: number;
}

/** The marks over a picture, a film or a page, in a box that covers it exactly at every width. */
export function MarkLayer({ file, page }: MarkLayerProps) {
  const { marks, choosing, chosen, settle, parts, isInScan } = useContext(PinsOnPage);
  const layer = useRef<HTMLDivElement>(null);
  const isFilm = file.kind === 'VIDEO';
  const playing = useFilm(layer, isFilm);
  useStill(layer, choosing !== null && !isInScan);
  const { width, height } = page === undefined ? file : (file.pages[page - 1] ?? {});
  if (!width || !height) return null;
  const size = { width, height };
  const isHere = (pin: { file: number | null; page: number | null; second: number | null }) =>
    pin.file === file.id && pin.page === (page ?? null) && isAround(pin.second, playing);
  const inFile = marks.filter(({ pin }) => isHere(pin) && pin.number !== null);
  const own = chosen.filter(isHere);
  const box: CSSProperties | undefined = page === undefined ? waiting(size) : undefined;
  return (
    <>
      <div className="marks" style={box} ref={layer}>
        <Marks marks={inFile} own={own} size={size} />
      </div>
      {choosing && !isInScan && parts && (
        <parts.ChoosePlace
          size={size}
          box={box}
          onSettle={(place) =>
            settle(
              place && {
                ...place,
                file: file.id,
                scan: null,
                slice: null,
                page: page ?? null,
                second: isFilm ? secondOf(layer) : null,
              },
            )
          }
        />
      )}
    </>
  );
}
