import { lazy, Suspense } from 'react';
import { classNames } from '../ui/class-names';
import { Field } from '../ui/field';
import { GoButton } from '../ui/go-button';
import { useHydrated } from '../ui/use-hydrated';
import { chosenPlace, OTHER, placeValue } from './place';
import type { PlacePickerProps } from './place-picker-props';

const Combobox = lazy(() => import('./place-combobox'));

/**
 * A city or school: a combobox that searches on the server; without JavaScript a select with a text
 * field for others.
 */
export function PlacePicker(props: PlacePickerProps) {
  const { name, label, hint, error, isWide } = props;
  const isHydrated = useHydrated();
  const list = <PlaceList {...props} />;
  if (!isHydrated) return list;
  return (
    <Suspense fallback={list}>
      <Combobox
        key={props.source}
        {...props}
        name={name}
        label={label}
        hint={hint}
        error={error}
        isWide={isWide}
      />
    </Suspense>
  );
}

function PlaceList({ places, defaultValue, waitText, source, hasGo, ...field }: PlacePickerProps) {
  const chosen = chosenPlace(defaultValue);
  // Compared by id, because the saved name may include the country.
  const listed = chosen && places.find((place) => String(place.id) === chosen.id);
  const typed = chosen?.isTyped ? chosen.name : '';
  return (
    <Field {...field}>
      {(control) => (
        <>
          <span className="with-go">
            <select
              className="select"
              {...control}
              defaultValue={
                typed ? OTHER : listed ? placeValue(listed.id, listed.name) : defaultValue
              }
            >
              <option value="">{source ? 'Select' : waitText}</option>
              {chosen && !typed && !listed && <option value={defaultValue}>{chosen.name}</option>}
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
            dir="auto"
            className={classNames('input', !typed && 'without-scripts')}
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
