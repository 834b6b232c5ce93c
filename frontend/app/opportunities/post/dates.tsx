import { type FormEvent, useRef } from 'react';
import {
  DURATION_UNITS,
  endOf,
  readDuration,
} from '../../../../backend/src/opportunities/duration.rules';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { asChoices, Choices } from '../../ui/choices';
import { Field } from '../../ui/field';
import { TextField } from '../../ui/text-field';

/** The last day is calculated from the first day and the duration; it can be changed afterwards. */
export function Dates({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  const box = useRef<HTMLFieldSetElement>(null);
  const fillEnd = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (!['duration', 'durationYMD', 'fromDateOfOpportunity'].includes(name)) return;
    const control = (of: string) => box.current?.elements.namedItem(of) as HTMLInputElement | null;
    const typedIn = (of: string) => control(of)?.value ?? '';
    const end = endOf(
      typedIn('fromDateOfOpportunity'),
      readDuration(typedIn('duration'), typedIn('durationYMD')),
    );
    const last = control('toDateOfOpportunity');
    if (end && last) last.value = end;
  };
  return (
    <fieldset className="card card__pad stack" ref={box} onInput={fillEnd}>
      <legend className="sr-only">When it is</legend>
      <div className="field-grid">
        <Field label="Duration" {...field('duration')}>
          {(control) => (
            <span className="with-go">
              <input
                className="input"
                {...control}
                inputMode="numeric"
                autoComplete="off"
                aria-required="true"
                defaultValue={field('duration').defaultValue}
              />
              <select
                className="select"
                name="durationYMD"
                aria-label="Unit of the duration"
                defaultValue={textOf(state.values, 'durationYMD') || 'Months'}
              >
                <Choices choices={asChoices(DURATION_UNITS)} />
              </select>
            </span>
          )}
        </Field>
        <TextField label="From Date" {...field('fromDateOfOpportunity')} type="date" />
        <TextField
          label="To Date"
          {...field('toDateOfOpportunity')}
          type="date"
          hint="Follows from the first day and the duration."
        />
        <TextField
          label="Last day for applications"
          {...field('deadline')}
          type="date"
          isOptional
        />
      </div>
    </fieldset>
  );
}
