import { Circle, MapPin, MoveUpRight, Slash } from 'lucide-react';
import { type KeyboardEvent, useContext, useEffect, useId, useRef } from 'react';
import { isDrawn, pointsOf, SHAPES } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { useEnds } from '../../media/use-ends';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MarkShape } from './mark-shape';
import type { Spot } from './pin';
import { type ChoosePlaceProps, PinsOnPage } from './pins-on-page';

const ICONS = { point: MapPin, arrow: MoveUpRight, circle: Circle, line: Slash };
const NAMES = { point: 'Point', arrow: 'Arrow', circle: 'Circle', line: 'Line' };
const HINTS = {
  point: 'Tap the place.',
  arrow: 'Drag from tail to tip.',
  circle: 'Drag from the middle.',
  line: 'Drag along it.',
};
/** Of a shape with two ends. */
const ENDS = {
  point: ['', ''],
  arrow: ['tail', 'tip'],
  circle: ['middle', 'rim'],
  line: ['first end', 'other end'],
};
const percent = (value: number) => `${Math.round(value / 10)}%`;

/** Lies over a picture: a place in it is chosen by tap, drag or keys. Loaded on demand. */
export function ChoosePlace({ size, box, onSettle }: ChoosePlaceProps) {
  const { shape } = useContext(PinsOnPage);
  const field = useRef<HTMLButtonElement>(null);
  const id = useId();
  const settle = (points: Spot[]) => isDrawn(shape, points) && onSettle({ shape, points });
  const { spot, begun, ...pointer } = useEnds(pointsOf(shape) > 1, settle);
  useEffect(() => {
    if (field.current && isFirstInView(field.current)) field.current.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The stage turns to another file with these keys.
    event.stopPropagation();
    if (event.key === 'Escape') return onSettle(null);
    pointer.onKeyDown(event);
  };
  const end = ENDS[shape][begun ? 1 : 0];
  const where = `${percent(spot.x)} from the left, ${percent(spot.y)} from the top`;
  return (
    <div className="marks" style={box}>
      <button
        className="choose-place"
        type="button"
        ref={field}
        data-shape={shape}
        aria-label="The place to mark: arrow keys move it, Enter sets it, Escape cancels"
        aria-describedby={id}
        {...pointer}
        onKeyDown={onKeyDown}
      >
        <svg className="choose-place__aim" aria-hidden="true">
          <line x1={`${spot.x / 10}%`} x2={`${spot.x / 10}%`} y1="0" y2="100%" />
          <line y1={`${spot.y / 10}%`} y2={`${spot.y / 10}%`} x1="0" x2="100%" />
          {begun && (
            <g className="mark mark--new">
              <MarkShape pin={{ shape, points: [begun, spot] }} size={size} text="+" />
            </g>
          )}
        </svg>
      </button>
      <span className="sr-only" id={id} aria-live="polite">
        {end ? `${end}: ${where}` : where}
      </span>
    </div>
  );
}

/** Of several pages of a report, the one that is read. */
function isFirstInView(field: HTMLElement): boolean {
  if (document.activeElement?.matches('.choose-place')) return false;
  const pages = field.closest('.report__pages')?.getBoundingClientRect();
  return !pages || field.getBoundingClientRect().bottom > (pages.top + pages.bottom) / 2;
}

/** In place of the bar below the picture: what is drawn, and the way out. */
export function ChooseTools() {
  const { shape, setShape, settle } = useContext(PinsOnPage);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') settle(null);
  };
  return (
    <fieldset className="choose-tools" onKeyDown={onKeyDown}>
      <legend className="sr-only">What marks the place</legend>
      <span className="choose-tools__hint">{HINTS[shape]}</span>
      {SHAPES.map((one) => (
        <label key={one} title={NAMES[one]}>
          <input
            type="radio"
            name="choose-shape"
            // Keeps this control out of the surrounding form.
            form=""
            aria-label={NAMES[one]}
            checked={shape === one}
            onChange={() => setShape(one)}
          />
          <Icon of={ICONS[one]} />
        </label>
      ))}
      <Button look="quiet" onClick={() => settle(null)}>
        Cancel
      </Button>
    </fieldset>
  );
}
