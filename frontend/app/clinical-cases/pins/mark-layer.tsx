import { useLocation } from '@remix-run/react';
import { type CSSProperties, useContext, useRef } from 'react';
import { drName } from '../../lib/words';
import { waiting } from '../../ui/waiting';
import type { CaseFile } from '../post';
import { MarkShape } from './mark-shape';
import { type Mark, nameOfMark, type Size } from './pin';
import { PinsOnPage } from './pins-on-page';
import { isAround, secondOf, useFilm, useStill } from './use-film';

interface MarkLayerProps {
  file: CaseFile;
  /** Of a report, from 1. */
  page?: number;
}

/** The marks over a picture, a film or a page, in a box that covers it exactly at every width. */
export function MarkLayer({ file, page }: MarkLayerProps) {
  const { marks, choosing, chosen, settle, parts } = useContext(PinsOnPage);
  const { hash } = useLocation();
  const layer = useRef<HTMLDivElement>(null);
  const isFilm = file.kind === 'VIDEO';
  const playing = useFilm(layer, isFilm);
  useStill(layer, choosing !== null);
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
        {(inFile.length > 0 || own.length > 0 || choosing) && (
          <svg className="marks__layer">
            <title>Marks in this picture</title>
            <Tip />
            {inFile.map((mark) => (
              <MarkLink key={mark.pin.number} mark={mark} size={size} hash={hash} />
            ))}
            {own.map((pin) => (
              <g className="mark mark--new" key={JSON.stringify(pin.points)}>
                <MarkShape pin={pin} size={size} text="+" />
              </g>
            ))}
          </svg>
        )}
      </div>
      {choosing && parts && (
        <parts.ChoosePlace
          size={size}
          box={box}
          onSettle={(place) =>
            settle(
              place && {
                ...place,
                file: file.id,
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

/** The tip of arrows. */
function Tip() {
  return (
    <defs>
      <marker
        id="mark-tip"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path className="mark__tip" d="M0 0L10 5L0 10Z" />
      </marker>
    </defs>
  );
}

function MarkLink({ mark, size, hash }: { mark: Mark; size: Size; hash: string }) {
  const { pin, comment } = mark;
  const id = nameOfMark(pin);
  return (
    <a
      className="mark"
      id={id}
      href={`#comment-${comment.id}`}
      aria-label={`Mark ${pin.number}: to the comment by ${drName(comment.author.fullName)}`}
      aria-current={hash === `#${id}` ? 'true' : undefined}
    >
      <MarkShape pin={pin} size={size} text={String(pin.number)} />
    </a>
  );
}
