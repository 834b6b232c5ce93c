import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import { type FormState, untouched } from '../../lib/form-state';
import { Icon } from '../../ui/icon';
import { hasPlaces } from './pin';
import { PinsOnPage } from './pins-on-page';
import { isTyped, PlaceFields } from './place-fields';

/**
 * Without scripts: the place of a new comment. React leaves what is in a `noscript` to the server, so
 * the fields are not part of the browser's script.
 */
export function TypedPlace({ state = untouched }: { state: FormState | undefined }) {
  const inCase = useContext(PinsOnPage);
  if (!hasPlaces(inCase)) return null;
  return (
    <noscript>
      {import.meta.env.SSR && (
        <details className="typed-place" open={isTyped(state)}>
          <summary>
            <Icon of={MapPin} label="Type the place" />
          </summary>
          <div className="typed-place__fields place-fields">
            <PlaceFields inCase={inCase} state={state} />
          </div>
        </details>
      )}
    </noscript>
  );
}
