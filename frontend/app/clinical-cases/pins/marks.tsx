import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { MarkShape } from './mark-shape';
import { type Mark, nameOfMark, type Size } from './pin';
import { type Chosen, PinsOnPage } from './pins-on-page';

interface MarksProps {
  marks: Mark[];
  /** Chosen for a new comment. */
  own: Chosen[];
  size: Size;
}

/** In a box that covers their picture: each mark leads to what points there. */
export function Marks({ marks, own, size }: MarksProps) {
  const { choosing } = useContext(PinsOnPage);
  const { hash } = useLocation();
  if (marks.length === 0 && own.length === 0 && !choosing) return null;
  return (
    <svg className="marks__layer">
      <title>Marks in this picture</title>
      <Tip />
      {marks.map((mark) => (
        <MarkLink key={mark.pin.number} mark={mark} size={size} hash={hash} />
      ))}
      {own.map((pin) => (
        <g className="mark mark--new" key={JSON.stringify(pin.points)}>
          <MarkShape pin={pin} size={size} text="+" />
        </g>
      ))}
    </svg>
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
  const { pin, of, leads } = mark;
  const id = nameOfMark(pin);
  return (
    <a
      className="mark"
      id={id}
      href={`#${of}`}
      aria-label={`Mark ${pin.number}: ${leads}`}
      aria-current={hash === `#${id}` ? 'true' : undefined}
    >
      <MarkShape pin={pin} size={size} text={String(pin.number)} />
    </a>
  );
}
