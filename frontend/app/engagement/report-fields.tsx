import { errorOf, type FormState, textOf } from '../lib/form-state';
import { OptionCards } from '../ui/option-cards';
import { TextArea } from '../ui/text-field';
import { REPORT_KINDS, type ReportKind } from './report-kinds';
import { MOST_CHARACTERS } from './subject';

interface ReportFieldsProps {
  kind: ReportKind;
  state: FormState;
}

/** The reason first, none preset, then words. */
export function ReportFields({ kind, state }: ReportFieldsProps) {
  const error =
    errorOf(state, 'reason') ??
    (Object.keys(state.errors).length === 0 ? state.message : undefined);
  const { hint, reasons } = REPORT_KINDS[kind];
  return (
    <div className="stack">
      <OptionCards
        name="category"
        label="What is wrong?"
        options={reasons}
        chosen={textOf(state.values, 'category')}
        error={errorOf(state, 'category')}
      />
      <TextArea
        name="reason"
        label="Reason"
        rows={4}
        maxLength={MOST_CHARACTERS}
        defaultValue={textOf(state.values, 'reason')}
        hint={hint}
        error={error}
      />
    </div>
  );
}
