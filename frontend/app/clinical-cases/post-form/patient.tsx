import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { Findings } from '../../media/findings/findings';
import { asChoices, Choices } from '../../ui/choices';
import { Field } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { SimilarWhileWriting } from '../similar/while-writing';

const genders = asChoices(['Female', 'Male', 'Other']);
const units = asChoices(['years', 'months', 'weeks', 'days']);

/** A whole number from 1 on; the oldest depends on the unit. */
const AGES = '0*[1-9][0-9]{0,4}';

interface PatientProps {
  state: FormState;
  legend: string;
  specialities: string[];
}

export function Patient({ state, legend, specialities }: PatientProps) {
  const field = fieldsOf(state);
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">{legend}</legend>
      <div className="field-grid">
        <SelectField
          label="Speciality"
          {...field('speciality')}
          choices={asChoices(specialities)}
          placeholder="Select"
          isWide
        />
        <Field
          label="Patient age"
          {...field('age')}
          error={field('age').error ?? field('ageUnit').error}
        >
          {(control) => (
            <span className="with-go">
              <input
                className="input"
                {...control}
                inputMode="numeric"
                pattern={AGES}
                autoComplete="off"
                aria-required="true"
                defaultValue={field('age').defaultValue}
              />
              <select
                className="select"
                name="ageUnit"
                aria-label="Unit of age"
                defaultValue={textOf(state.values, 'ageUnit') || 'years'}
              >
                <Choices choices={units} />
              </select>
            </span>
          )}
        </Field>
        <RadioGroup label="Gender" {...field('gender')} choices={genders} />
        <TextField label="Diagnosis" {...field('diagnosis')} isWide autoComplete="off" />
        <Findings of="diagnosis" sent={state.findings?.diagnosis} isWide />
        <SimilarWhileWriting field="diagnosis" />
      </div>
    </fieldset>
  );
}
