import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Mask } from '../../../../backend/src/media/masks.rules';
import { counted } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { MaskButtons } from './mask-buttons';
import { MaskHint } from './mask-hint';
import { MaskRectangle } from './mask-rectangle';
import { FRESH, type Rectangle, type Stroke } from './mask-shapes';
import { Strokes } from './strokes';
import { useDrawing } from './use-drawing';
import { useMasks } from './use-masks';
import { useRectangleFocus } from './use-rectangle-focus';

interface MaskToolProps {
  src: string;
  alt: string;
  /** The size in pixels until the picture has loaded. */
  width: number;
  height: number;
  masks: readonly Mask[];
  onChange: (masks: readonly Mask[]) => void;
  /** Further overlays on the picture. */
  children?: ReactNode;
}

const isRectangle = (mask: Mask): mask is Rectangle => mask.kind === 'rectangle';
const isStroke = (mask: Mask): mask is Stroke => mask.kind === 'stroke';

/**
 * Blackens parts of a picture: rectangles by mouse, touch and keys, a brush by mouse and touch. The
 * server paints them into the pixels.
 */
export function MaskTool({ src, alt, width, height, masks, onChange, children }: MaskToolProps) {
  const [size, setSize] = useState({ width, height });
  const tool = useRef<HTMLFieldSetElement>(null);
  const [isBrush, setBrush] = useState(false);
  const { add, replace, remove, undo, past, change, isFull } = useMasks(masks, onChange);
  const { pad, draft, pointOf, handlers } = useDrawing({ isBrush, isFull, onDrawn: add });
  const focusOn = useRectangleFocus(tool);
  const hintId = useId();
  const shown = draft ? [...masks, draft] : masks;
  const rectangles = shown.filter(isRectangle);
  const addRectangle = () => {
    setBrush(false);
    add(FRESH);
    focusOn(rectangles.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  };
  return (
    <fieldset
      className="masks"
      ref={tool}
      onKeyDown={onKeyDown}
      aria-label={`Cover parts of ${alt}`}
    >
      <MaskButtons
        isBrush={isBrush}
        isFull={isFull}
        canUndo={past.length > 0}
        isEmpty={masks.length === 0}
        onRectangle={addRectangle}
        onBrush={() => setBrush(!isBrush)}
        onUndo={undo}
        onClear={() => change([])}
      />
      <div className="masks__frame">
        <div
          className={classNames('masks__pad', isBrush && 'masks__pad--brush')}
          ref={pad}
          {...handlers}
        >
          <img
            src={src}
            alt={alt}
            {...size}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
          {children}
          <Strokes strokes={shown.filter(isStroke)} {...size} />
          {rectangles.map((mask, place) => (
            <MaskRectangle
              key={['rectangle', place].join(' ')}
              mask={mask}
              pointOf={pointOf}
              hintId={hintId}
              number={place + 1}
              onChange={(next) => replace(shown.indexOf(mask), next)}
              onRemove={() => {
                remove(shown.indexOf(mask));
                focusOn(Math.max(0, place - 1));
              }}
            />
          ))}
        </div>
      </div>
      <MaskHint id={hintId} />
      <p className="sr-only" role="status">
        {masks.length > 0 ? `${counted(masks.length, 'place')} will be covered.` : ''}
      </p>
    </fieldset>
  );
}
