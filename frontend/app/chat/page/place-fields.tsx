import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import { errorOf, textOf, untouched } from '../../lib/form-state';
import { Choices } from '../../ui/choices';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { PIN_FIELDS, type PinField } from './pin-fields';
import { UnsentWords } from './unsent-words';

const SHAPES = [
  { value: '', label: 'No mark' },
  { value: 'point', label: 'Point' },
  { value: 'arrow', label: 'Arrow, from its tail to its tip' },
  { value: 'circle', label: 'Circle, from its middle to its rim' },
  { value: 'line', label: 'Line, from end to end' },
];
const NUMBERS: [PinField, string][] = [
  ['pinX', 'From left, %'],
  ['pinY', 'From top, %'],
  ['pinX2', 'End from left, %'],
  ['pinY2', 'End from top, %'],
];

/** Without scripts: a place in the picture that is replied to, in numbers. */
export function PlaceFields() {
  const state = useContext(UnsentWords) ?? untouched;
  const of = (name: PinField) => ({ name, error: errorOf(state, name) });
  const isOpen =
    textOf(state.values, 'pinShape') !== '' || PIN_FIELDS.some((name) => errorOf(state, name));
  return (
    <details className="chat-place" open={isOpen}>
      <summary>
        <Icon of={MapPin} />
        Type the place
      </summary>
      <div className="chat-place__fields">
        <Field {...of('pinShape')} label="Mark">
          {(control) => (
            <select className="select" defaultValue={textOf(state.values, 'pinShape')} {...control}>
              <Choices choices={SHAPES} />
            </select>
          )}
        </Field>
        {NUMBERS.map(([name, label]) => (
          <Field key={name} {...of(name)} label={label}>
            {(control) => (
              <input
                className="input"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={textOf(state.values, name)}
                {...control}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
