import { MapPin, X } from 'lucide-react';
import { type RefObject, useContext, useEffect, useId, useRef, useState } from 'react';
import { MOST_PINS } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import type { ComposerToolsProps } from '../../engagement/comment-slots';
import { errorOf } from '../../lib/form-state';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import { PIN_FIELDS } from '../pin-fields';
import { fieldsOfPlace, isMarkable, type Placed, placeName } from './pin';
import { PIN_KEY } from './pin-key';
import { PinsOnPage } from './pins-on-page';
import { TypedPlace } from './typed-place';

/** Beside the text of a new comment: places in the files on the stage go along with it. */
export function PinTools({ written, refused, isReply }: ComposerToolsProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const { current, isInScan, choosing, chosen, choose, drop, setMain } = useContext(PinsOnPage);
  const isHydrated = useHydrated();
  const own = chosen.filter(({ composer }) => composer === id);
  const canMark = (isInScan || isMarkable(current)) && own.length < MOST_PINS;
  const isChoosing = choosing === id && canMark;
  const isHeld = useHeldForm(box, isChoosing);
  useFocusAfter(box, isChoosing, own.length);
  const dropAll = useRef(() => {});
  dropAll.current = () => drop(id);
  useEffect(() => {
    if (written !== undefined) dropAll.current();
  }, [written]);
  useEffect(() => {
    if (isReply || !canMark) return undefined;
    setMain(id);
    return () => setMain(null);
  }, [isReply, canMark, id, setMain]);
  if (!isHydrated) return isReply ? null : <TypedPlace state={refused} />;
  const problem = refused && PIN_FIELDS.map((name) => errorOf(refused, name)).find(Boolean);
  if (own.length === 0 && !canMark && !isHeld && !problem) return null;
  return (
    <span className="pin-tools" ref={box}>
      {own.map((place) => (
        <ChosenPlace key={JSON.stringify(place)} place={place} onDrop={() => drop(id, place)} />
      ))}
      {canMark && (
        <button
          className="pin-tools__begin"
          type="button"
          aria-label={own.length > 0 ? 'Mark another place' : 'Mark a place'}
          title="Mark a place"
          aria-pressed={isChoosing}
          aria-keyshortcuts={isReply ? undefined : PIN_KEY}
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
      <FieldError name={id} error={problem} />
    </span>
  );
}

function ChosenPlace({ place, onDrop }: { place: Placed; onDrop: () => void }) {
  const places = useContext(PinsOnPage);
  const fields = fieldsOfPlace(place);
  const name = placeName(place, places);
  return (
    <span className="pin pin--new">
      <Icon of={MapPin} size="s" />
      {name}
      <button
        className="pin__drop"
        type="button"
        aria-label={`Remove the mark: ${name}`}
        onClick={onDrop}
      >
        <Icon of={X} size="s" />
      </button>
      {PIN_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={fields[field]} />
      ))}
    </span>
  );
}

/**
 * Holds a comment back while its writer is choosing a place for it.
 * @returns whether sending was attempted meanwhile
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

/** After a mark was set or removed one goes on writing; given up, one is back at its button. */
function useFocusAfter(box: RefObject<HTMLElement>, isChoosing: boolean, marks: number): void {
  const before = useRef({ isChoosing, marks });
  useEffect(() => {
    const { isChoosing: wasChoosing, marks: had } = before.current;
    before.current = { isChoosing, marks };
    const form = box.current?.closest('form');
    if (marks !== had) form?.querySelector('textarea')?.focus();
    else if (wasChoosing && !isChoosing)
      form?.querySelector<HTMLElement>('.pin-tools__begin')?.focus();
  }, [box, isChoosing, marks]);
}
