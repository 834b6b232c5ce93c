import type { CommentPin } from '../../engagement/api.server';
import type { Spot } from './pin';

interface MarkShapeProps {
  pin: Pick<CommentPin, 'shape' | 'points'>;
  /** Of the picture, in any unit. */
  size: { width: number; height: number };
  /** In the tag: its number. */
  text: string;
}

const PER_PERCENT = 10;
const at = (thousandths: number) => `${thousandths / PER_PERCENT}%`;

/** The tag of a point is drawn beside it, on the side away from the edge, so as not to cover it. */
const ASIDE = 20;
const EDGE = 100;

/** Everything in percent of the picture; only tags and lines have a size of their own. */
export function MarkShape({ pin: { shape, points }, size, text }: MarkShapeProps) {
  const [from, to] = points;
  if (!from) return null;
  const isPoint = !to;
  return (
    <>
      {to && shape === 'circle' && (
        // What lies beyond the picture is not drawn.
        <svg overflow="hidden" aria-hidden="true">
          <circle
            className="mark__line"
            cx={at(from.x)}
            cy={at(from.y)}
            r={radius(from, to, size)}
          />
        </svg>
      )}
      {to && shape !== 'circle' && (
        <line
          className="mark__line"
          x1={at(from.x)}
          y1={at(from.y)}
          x2={at(to.x)}
          y2={at(to.y)}
          markerEnd={shape === 'arrow' ? 'url(#mark-tip)' : undefined}
        />
      )}
      <svg
        x={at((tagged(shape, points) ?? from).x)}
        y={at((tagged(shape, points) ?? from).y)}
        overflow="visible"
        aria-hidden="true"
      >
        {isPoint && <circle className="mark__dot" r="4" />}
        <g transform={isPoint ? `translate(${aside(from)})` : undefined}>
          <circle className="mark__touch" r="20" />
          <circle className="mark__tag" r="11" />
          <text className="mark__no" y="4">
            {text}
          </text>
        </g>
      </svg>
    </>
  );
}

/** A circle has its tag on the rim, an arrow and a line at their beginning. */
const tagged = (shape: string, points: Spot[]) => (shape === 'circle' ? points[1] : points[0]);

const FAR_EDGE = 1_000 - EDGE;
const aside = ({ x, y }: Spot) => `${x > FAR_EDGE ? -ASIDE : ASIDE} ${y < EDGE ? ASIDE : -ASIDE}`;

/** A radius in percent, which SVG resolves against the root mean square of width and height. */
function radius(middle: Spot, rim: Spot, { width, height }: MarkShapeProps['size']): string {
  const across = (rim.x - middle.x) * width;
  const down = (rim.y - middle.y) * height;
  return at(Math.hypot(across, down) / Math.sqrt((width ** 2 + height ** 2) / 2));
}
