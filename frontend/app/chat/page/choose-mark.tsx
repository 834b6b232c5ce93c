import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { drName } from '../../lib/words';
import { useEnds } from '../../media/use-ends';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { waiting } from '../../ui/waiting';
import type { ChatFile, ChatMessage, ChatPin, PinShape } from '../chat';
import { DrawnMark, MarkTip } from './marks';

interface ChooseMarkProps {
  /** With the picture. */
  message: ChatMessage & { file: ChatFile };
  marks: ChatPin[];
  /** Null if nothing is changed. */
  onSettle(marks: ChatPin[] | null): void;
}

const SHAPES: PinShape[] = ['point', 'arrow', 'circle', 'line'];
const NAMES = { point: 'Point', arrow: 'Arrow', circle: 'Circle', line: 'Line' };
const HINTS = {
  point: 'Tap the place.',
  arrow: 'Drag from tail to tip.',
  circle: 'Drag from the middle.',
  line: 'Drag along it.',
};
/** The API takes no more. */
const MOST = 5;

/** The picture that is replied to: places in it are chosen by tap, drag or keys. Loaded on demand. */
export function ChooseMark({ message, marks: before, onSettle }: ChooseMarkProps) {
  const { id, file, senderName } = message;
  const [marks, setMarks] = useState(before);
  const [shape, setShape] = useState<PinShape>('point');
  const size = { width: file.width ?? 4, height: file.height ?? 3 };
  const field = useRef<HTMLButtonElement>(null);
  const many = marks.length;
  // After the dialog was opened, which focuses its first control.
  useEffect(() => {
    if (many < MOST) field.current?.focus();
  }, [many]);
  const add = (points: number[][]) => {
    const place = { file: id, shape, points, page: null, second: null, gone: null };
    setMarks([...marks, { number: marks.length + 1, ...place }]);
  };
  return (
    <Dialog
      isOpen
      onClose={() => onSettle(null)}
      title="Mark a place"
      actions={
        <>
          <Button look="secondary" onClick={() => onSettle(null)}>
            Cancel
          </Button>
          <Button onClick={() => onSettle(marks)}>Done</Button>
        </>
      }
    >
      <fieldset className="chat-shapes">
        <legend>{marks.length < MOST ? HINTS[shape] : `There are ${MOST} marks.`}</legend>
        {SHAPES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="mark-shape"
              checked={shape === one}
              onChange={() => setShape(one)}
            />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
      <div className="look__picture" style={waiting(size)}>
        <img
          src={file.previewUrl ?? file.url ?? ''}
          alt={`Sent by ${drName(senderName)}`}
          {...size}
        />
        <svg className="look__marks" aria-hidden="true">
          <MarkTip />
          {marks.map((mark) => (
            <g key={mark.number}>
              <DrawnMark {...mark} size={size} text={String(mark.number)} />
            </g>
          ))}
        </svg>
        {marks.length < MOST && (
          <Field
            key={`${shape} ${marks.length}`}
            field={field}
            shape={shape}
            size={size}
            onChosen={add}
          />
        )}
      </div>
      {marks.length > 0 && (
        <Button look="quiet" onClick={() => setMarks(marks.slice(0, -1))}>
          Remove mark {marks.length}
        </Button>
      )}
    </Dialog>
  );
}

interface FieldProps {
  field: RefObject<HTMLButtonElement>;
  shape: PinShape;
  size: { width: number; height: number };
  onChosen(points: number[][]): void;
}

/** Shorter, a drag was a tap; the API takes none that is shorter than 5. */
const SHORTEST = 10;
const percent = (value: number) => `${Math.round(value / 10)}%`;

function Field({ field, shape, size, onChosen }: FieldProps) {
  const id = useId();
  const { spot, begun, ...pointer } = useEnds(shape !== 'point', (ends) => {
    const [from, to] = ends;
    const isShort = from && to && Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST;
    if (!isShort) onChosen(ends.map(({ x, y }) => [x, y]));
  });
  return (
    <button
      className="chat-choose"
      type="button"
      ref={field}
      data-shape={shape}
      aria-label="The place to mark: arrow keys move it, Enter sets it"
      aria-describedby={id}
      {...pointer}
    >
      <svg className="look__marks" aria-hidden="true">
        <line className="chat-mark__line" x1="0" x2="100%" y1={at(spot.y)} y2={at(spot.y)} />
        <line className="chat-mark__line" y1="0" y2="100%" x1={at(spot.x)} x2={at(spot.x)} />
        {begun && (
          <DrawnMark
            shape={shape}
            points={[
              [begun.x, begun.y],
              [spot.x, spot.y],
            ]}
            size={size}
            text="+"
          />
        )}
      </svg>
      <span className="sr-only" id={id} aria-live="polite">
        {begun ? 'The other end: ' : ''}
        {percent(spot.x)} from the left, {percent(spot.y)} from the top
      </span>
    </button>
  );
}

const at = (thousandths: number) => `${thousandths / 10}%`;
