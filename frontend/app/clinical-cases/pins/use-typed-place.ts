import { type RefObject, useEffect, useState } from 'react';
import { PIN_FIELDS, type PinField } from '../pin-fields';

export type TypedPlace = Record<PinField, string>;

type Control = HTMLInputElement | HTMLSelectElement;

const controlIn = (fields: Element, name: PinField) =>
  fields.querySelector<Control>(`[name="${name}"]`);

const typedIn = (fields: Element | null | undefined) =>
  Object.fromEntries(
    PIN_FIELDS.map((name) => [name, (fields && controlIn(fields, name)?.value) ?? '']),
  ) as TypedPlace;

const sameOr = (before: TypedPlace, now: TypedPlace) =>
  PIN_FIELDS.every((name) => before[name] === now[name]) ? before : now;

const fieldsAround = (inside: RefObject<HTMLElement>) => inside.current?.closest('.place-fields');

/** Reads and sets the values of the surrounding `PlaceFields`. */
export function useTypedPlace(inside: RefObject<HTMLElement>) {
  const [typed, setTyped] = useState(() => typedIn(null));
  useEffect(() => {
    const fields = fieldsAround(inside);
    // Another control here must not be drawn anew before its own change is heard.
    const read = () => setTyped((before) => sameOr(before, typedIn(fields)));
    read();
    fields?.addEventListener('input', read);
    return () => fields?.removeEventListener('input', read);
  }, [inside]);
  const type = (changes: Partial<TypedPlace>) => {
    const fields = fieldsAround(inside);
    for (const [name, value] of Object.entries(changes)) {
      const control = fields && controlIn(fields, name as PinField);
      if (control) control.value = value;
    }
    fields?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { typed, type };
}
