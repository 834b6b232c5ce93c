import { lazy, Suspense } from 'react';
import type { Place } from '../api/places.server';
import { chosenPlace, OTHER, placeValue } from '../lib/place';
import { Field, type FieldProps } from './field';
import { GoButton } from './go-button';
import { useHydrated } from './use-hydrated';

export interface PlacePickerProps extends FieldProps {
  /** "id#name" or "name#name" */
  defaultValue: string;
  /** What a list without scripts offers. */
  places: Place[];
  /** Where a combobox searches, `query` is added; null as long as the choice before it is missing. */
  source: string | null;
  /** "Choose a country first" */
  waitText: string;
  /** Schools depend on the city: without scripts its choice is posted back. */
  hasGo?: boolean;
  onChange?: (value: string) => void;
}

const Combobox = lazy(() => import('./place-combobox'));

/** A city or school: a combobox that searches on the server; without scripts a list, and a field for what is not in it. */
export function PlacePicker(props: PlacePickerProps) {
  const { name, label, hint, error, isWide } = props;
  const isHydrated = useHydrated();
  const list = <PlaceList {...props} />;
  if (!isHydrated) return list;
  return (
    <Suspense fallback={list}>
      <Combobox key={props.source} {...{ ...props, name, label, hint, error, isWide }} />
    </Suspense>
  );
}

function PlaceList({ places, defaultValue, waitText, source, hasGo, ...field }: PlacePickerProps) {
  const chosen = chosenPlace(defaultValue);
  const isListed = chosen !== null && places.some((place) => String(place.id) === chosen.id);
  const typed = chosen?.isTyped ? chosen.name : '';
  return (
    <Field {...field}>
      {(control) => (
        <>
          <span className="with-go">
            <select className="select" {...control} defaultValue={typed ? OTHER : defaultValue}>
              <option value="">{source ? 'Select' : waitText}</option>
              {chosen && !typed && !isListed && <option value={defaultValue}>{chosen.name}</option>}
              {places.map((place) => (
                <option key={place.id} value={placeValue(place.id, place.name)}>
                  {place.note ? `${place.name}, ${place.note}` : place.name}
                </option>
              ))}
              <option value={OTHER}>Other</option>
            </select>
            {hasGo && <GoButton />}
          </span>
          <input
            className="input"
            name={`${field.name}Other`}
            defaultValue={typed}
            aria-label="Not in the list? Type its name"
            placeholder="Not in the list? Type its name"
          />
        </>
      )}
    </Field>
  );
}
