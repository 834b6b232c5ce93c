import { MAX_TEXT } from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { Segmented } from '../../ui/radio-group';
import { TextArea, TextField } from '../../ui/text-field';

const NO_YES = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];

export function CourseFields({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <section className="stack" aria-labelledby="course">
      <h2 id="course">The course</h2>
      <div className="field-grid">
        <TextField label="Day of this report" {...field('day')} inputMode="numeric" />
        <TextField
          label="Hospital stay, days"
          {...field('stayDays')}
          inputMode="numeric"
          isOptional
        />
        <YesNo name="reoperated" label="Reoperated?" state={state} />
        <YesNo name="readmitted" label="Readmitted?" state={state} />
      </div>
      <TextArea
        label="What did you do, and would you do it again?"
        {...field('text')}
        rows={4}
        maxLength={MAX_TEXT}
        hint="No names, no dates: count in days."
      />
    </section>
  );
}

function YesNo({ name, label, state }: { name: string; label: string; state: FormState }) {
  return (
    <div className="field">
      <span className="field__label" id={`${name}-label`}>
        {label}
      </span>
      <Segmented
        name={name}
        choices={NO_YES}
        defaultValue={textOf(state.values, name) || '0'}
        labelledBy={`${name}-label`}
      />
    </div>
  );
}
