import type { PinShape } from '../chat';

type Spot = readonly number[];

interface DrawnProps {
  shape: PinShape;
  /** In thousandths of width and height. */
  points: readonly Spot[];
  /** Of the picture, in any unit. */
  size: { width: number; height: number };
  text: string;
}

const PER_PERCENT = 10;
const at = (thousandths = 0) => `${thousandths / PER_PERCENT}%`;

/** The tag of a point stands beside it, away from the edge. */
const ASIDE = 20;
const NEAR = 100;
const FAR = 900;

/** A mark in percent of its picture; only its tag has a size of its own. */
export function DrawnMark({ shape, points: [from, to], size, text }: DrawnProps) {
  if (!from) return null;
  const [x, y] = shape === 'circle' && to ? to : from;
  return (
    <>
      {to && shape === 'circle' && (
        // What lies beyond the picture is not drawn.
        <svg overflow="hidden" aria-hidden="true">
          <circle
            className="chat-mark__line"
            cx={at(from[0])}
            cy={at(from[1])}
            r={radius(from, to, size)}
          />
        </svg>
      )}
      {to && shape !== 'circle' && (
        <line
          className="chat-mark__line"
          x1={at(from[0])}
          y1={at(from[1])}
          x2={at(to[0])}
          y2={at(to[1])}
          markerEnd={shape === 'arrow' ? 'url(#chat-mark-tip)' : undefined}
        />
      )}
      <svg x={at(x)} y={at(y)} overflow="visible" aria-hidden="true">
        {!to && <circle className="chat-mark__dot" r="4" />}
        <g transform={to ? undefined : `translate(${aside(from)})`}>
          <circle className="chat-mark__touch" r="20" />
          <circle className="chat-mark__tag" r="11" />
          <text className="chat-mark__no" y="4">
            {text}
          </text>
        </g>
      </svg>
    </>
  );
}

/** The tip of arrows; once in each drawing. */
export function MarkTip() {
  return (
    <defs>
      <marker
        id="chat-mark-tip"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path className="chat-mark__tip" d="M0 0L10 5L0 10Z" />
      </marker>
    </defs>
  );
}

const aside = ([x = 0, y = 0]: Spot) => `${x > FAR ? -ASIDE : ASIDE} ${y < NEAR ? ASIDE : -ASIDE}`;

/** A radius in percent, which SVG resolves against the root mean square of width and height. */
function radius(
  [x = 0, y = 0]: Spot,
  [x2 = 0, y2 = 0]: Spot,
  { width, height }: DrawnProps['size'],
) {
  const rim = Math.hypot((x2 - x) * width, (y2 - y) * height);
  return at(rim / Math.sqrt((width ** 2 + height ** 2) / 2));
}
