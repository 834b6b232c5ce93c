import { SIDE, type Stroke } from './mask-shapes';

interface StrokesProps {
  strokes: readonly Stroke[];
  width: number;
  height: number;
}

/** The strokes of the brush, scaled to the picture, as the server will paint them. */
export function Strokes({ strokes, width, height }: StrokesProps) {
  return (
    <svg className="masks__strokes" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {strokes.map(({ points, width: brush }) => {
        const drawn = points.length === 1 ? [...points, ...points] : points;
        const path = drawn
          .map(([x, y]) => `${(x * width) / SIDE},${(y * height) / SIDE}`)
          .join(' ');
        return <polyline key={path} points={path} strokeWidth={(brush * width) / SIDE} />;
      })}
    </svg>
  );
}
