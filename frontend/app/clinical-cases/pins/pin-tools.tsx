import { MapPin, X } from 'lucide-react';
import { type RefObject, useContext, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import { PinsOnPage } from './pins-on-page';

const PER_PERCENT = 10;

/** Beside the text of a new comment: a place in the picture on the stage goes along with it. */
export function PinTools({ written }: { written: number | undefined }) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const { current, choosing, chosen, choose, settle } = useContext(PinsOnPage);
  const isHydrated = useHydrated();
  const own = chosen?.composer === id ? chosen : null;
  const drop = useRef(() => {});
  drop.current = () => own && settle(null);
  useEffect(() => {
    if (written !== undefined) drop.current();
  }, [written]);
  useEffect(() => {
    if (own) box.current?.closest('form')?.querySelector('textarea')?.focus();
  }, [own]);
  const isMarkable = Boolean(current?.url && current.width && /^image\//.test(current.mimeType));
  const isChoosing = choosing === id && isMarkable;
  const isHeld = useHeldForm(box, isChoosing);
  if (!isHydrated || (!own && !isMarkable)) return null;
  return (
    <span className="pin-tools" ref={box}>
      {own ? (
        <span className="pin pin--new">
          <Icon of={MapPin} size="s" />A place in the picture
          <button
            className="pin__drop"
            type="button"
            aria-label="Remove the mark"
            onClick={() => settle(null)}
          >
            <Icon of={X} size="s" />
          </button>
          <input type="hidden" name="pinFile" value={own.file} />
          <input type="hidden" name="pinX" value={own.x / PER_PERCENT} />
          <input type="hidden" name="pinY" value={own.y / PER_PERCENT} />
        </span>
      ) : (
        <button
          className="pin-tools__begin"
          type="button"
          aria-label="Mark a place"
          title="Mark a place"
          aria-pressed={isChoosing}
          // Taking focus would rearrange the bar of a phone under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(id)}
        >
          <Icon of={MapPin} />
        </button>
      )}
      {isHeld && (
        <p className="small" role="status">
          Please choose the place in the picture first, or cancel the mark.
        </p>
      )}
    </span>
  );
}

/**
 * A comment is not sent without the place that its writer is about to choose.
 * @returns whether it was to be sent
 */
function useHeldForm(box: RefObject<HTMLElement>, isChoosing: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form || !isChoosing) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
    };
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('submit', hold);
      setHeld(false);
    };
  }, [box, isChoosing]);
  return isHeld;
}
