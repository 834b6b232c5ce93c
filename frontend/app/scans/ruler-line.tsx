import { lineOf, type Ruler } from './ruler';
import type { Spot } from './zoom';

const at = (thousandths: number) => `${thousandths / 10}%`;

/** The line that is measured, in a box that covers the picture. */
export function RulerLine({ ruler }: { ruler: Ruler }) {
  const line = lineOf(ruler);
  const { cross } = ruler;
  return (
    <svg className="scan__ruler" aria-hidden="true">
      {cross && (
        <Line className="scan__cross" from={{ x: 0, y: cross.y }} to={{ x: 1_000, y: cross.y }} />
      )}
      {cross && (
        <Line className="scan__cross" from={{ x: cross.x, y: 0 }} to={{ x: cross.x, y: 1_000 }} />
      )}
      {line && <Line className="scan__under" from={line[0]} to={line[1]} />}
      {line && <Line className="scan__line" from={line[0]} to={line[1]} />}
      {(line ?? ruler.ends).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="scan__end" cx={at(x)} cy={at(y)} r="4" />
      ))}
    </svg>
  );
}

function Line({ from, to, ...name }: { from: Spot; to: Spot; className: string }) {
  return <line {...name} x1={at(from.x)} y1={at(from.y)} x2={at(to.x)} y2={at(to.y)} />;
}
