import type { CommentPin } from '../../engagement/api.server';
import { type FormState, textsOf } from '../../lib/form-state';
import type { Scan } from '../../scans/scan';
import { DROPPED_PIN } from '../pin-fields';
import { isReady, placeName } from '../pins/pin';
import { hasPlaces, isTyped, PlaceFields } from '../pins/typed-place';
import type { CaseFile } from '../post';
import '../pins/pins.css';

interface StepPlaceProps {
  /** What the step may point at: the files and series of its case. */
  files: CaseFile[];
  scans: Scan[];
  /** The marks that it has. */
  pins: CommentPin[];
  state: FormState;
}

/** Where a step points: the marks it has, which can go, and the place of a new one. */
export function StepPlace({ files, scans, pins, state }: StepPlaceProps) {
  const ready = scans.filter(isReady);
  const dropped = textsOf(state.values, DROPPED_PIN);
  if (pins.length === 0 && !hasPlaces(files, ready)) return null;
  return (
    <details className="step-place" open={isTyped(state) || dropped.length > 0 || pins.length > 0}>
      <summary>Point at a place (optional)</summary>
      <div className="stack">
        {pins.length > 0 && (
          <fieldset className="stack stack--s">
            <legend className="field__label">Marks of this step</legend>
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
                  {pin.gone ? 'its place is gone' : placeName(pin, { files, scans: ready })}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {hasPlaces(files, ready) && (
          <div className="place-fields">
            <PlaceFields files={files} scans={ready} state={state} />
          </div>
        )}
      </div>
    </details>
  );
}
