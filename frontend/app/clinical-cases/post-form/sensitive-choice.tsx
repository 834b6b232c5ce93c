import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { RadioGroup } from '../../ui/radio-group';

const answers = [
  { value: 'false', label: 'No' },
  { value: 'true', label: 'Yes, cover them' },
];

/** Whether the files are covered until a reader chooses to see them. */
export function SensitiveChoice({ state }: { state: FormState }) {
  return (
    <RadioGroup
      name="sensitive"
      label="Sensitive content?"
      choices={answers}
      defaultValue={textOf(state.values, 'sensitive') || 'false'}
      hint="The files are then covered until a colleague chooses to see them."
      error={errorOf(state, 'sensitive')}
    />
  );
}
