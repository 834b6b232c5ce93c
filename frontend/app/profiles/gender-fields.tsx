import { type FormState, fieldsOf } from '../lib/form-state';
import { RadioGroup } from '../ui/radio-group';

const genders = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'O', label: 'Other' },
];
const answers = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

export function GenderField({ state }: { state: FormState }) {
  return <RadioGroup label="Gender" {...fieldsOf(state)('gender')} choices={genders} />;
}

/** Shown to women only. Done in CSS, so it also works without JavaScript. */
export function WomenGroupField({ state }: { state: FormState }) {
  const field = fieldsOf(state)('femaleGroupAllow');
  return (
    <div className="span-2 if-female">
      <RadioGroup
        label="Join the group Women in Surgery?"
        {...field}
        choices={answers}
        defaultValue={field.defaultValue || '1'}
        hint="A chat group of women who operate. You can leave it at any time."
      />
    </div>
  );
}
