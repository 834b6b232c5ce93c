import type { CommentPin } from '../../engagement/api.server';
import { type FormState, textsOf } from '../../lib/form-state';
import { DROPPED_PIN } from '../pin-fields';
import { PickPlace } from './pick-place';
import { hasPlaces, type Markable, placeName } from './pin';
import { isTyped, PlaceFields } from './place-fields';
import './pins.css';

interface AuthorPlaceProps {
  of: 'step' | 'outcome';
  /** What it may point at. */
  inCase: Markable;
  /** The marks that it has. */
  pins: CommentPin[];
  state: FormState;
}

/** Where a step or an outcome points: its marks, which can go, and the place of a new one. */
export function AuthorPlace({ of, inCase, pins, state }: AuthorPlaceProps) {
  const dropped = textsOf(state.values, DROPPED_PIN);
  if (pins.length === 0 && !hasPlaces(inCase)) return null;
  return (
    <details
      className="author-place"
      open={isTyped(state) || dropped.length > 0 || pins.length > 0}
    >
      <summary>Point at a place (optional)</summary>
      <div className="stack">
        {pins.length > 0 && (
          <fieldset className="stack stack--s">
            <legend className="field__label">Marks of this {of}</legend>
            {pins.map((pin) => (
              <label className="check" key={pin.number}>
                <input
                  type="checkbox"
                  name={DROPPED_PIN}
                  value={String(pin.number)}
                  defaultChecked={dropped.includes(String(pin.number))}
                />
                <span>
                  Remove mark {pin.number}:{' '}
                  {pin.gone ? 'its place is gone' : placeName(pin, inCase)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {hasPlaces(inCase) && (
          <div className="place-fields">
            <PlaceFields inCase={inCase} state={state}>
              <PickPlace inCase={inCase} />
            </PlaceFields>
          </div>
        )}
      </div>
    </details>
  );
}
