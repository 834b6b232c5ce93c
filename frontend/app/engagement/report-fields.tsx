import { errorOf, type FormState, textOf } from '../lib/form-state';
import { SelectField } from '../ui/select-field';
import { TextArea } from '../ui/text-field';
import { MOST_CHARACTERS, REPORT_CATEGORIES } from './subject';

export function ReportFields({ state }: { state: FormState }) {
  const error =
    errorOf(state, 'reason') ??
    (Object.keys(state.errors).length === 0 ? state.message : undefined);
  return (
    <div className="stack">
      <SelectField
        name="category"
        label="What is wrong with it?"
        choices={REPORT_CATEGORIES}
        defaultValue={textOf(state.values, 'category') || 'other'}
        error={errorOf(state, 'category')}
      />
      <TextArea
        name="reason"
        label="Reason"
        rows={4}
        maxLength={MOST_CHARACTERS}
        defaultValue={textOf(state.values, 'reason')}
        hint="The author never learns who reported it."
        error={error}
      />
    </div>
  );
}
