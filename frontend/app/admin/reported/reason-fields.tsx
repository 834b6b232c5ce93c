import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import type { Choice } from '../../ui/choices';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-field';
import { OWN_WORDS } from './words';

interface ReasonFieldsProps {
  state: FormState;
  reasons: Choice[];
  /** Who the reason is sent to: "author" or "member". */
  reader: string;
  isOptional?: boolean;
}

/** A reason from a list plus free text; both are sent. What is missing is told where it is missing. */
export function ReasonFields({ state, reasons, reader, isOptional }: ReasonFieldsProps) {
  const field = fieldsOf(state);
  const error = errorOf(state, 'reason');
  const isOwn = textOf(state.values, 'reason') === OWN_WORDS.value;
  return (
    <div className="stack">
      <SelectField
        {...field('reason')}
        error={isOwn ? undefined : error}
        isOptional={isOptional}
        label={`Reason, for the ${reader}`}
        choices={reasons}
        placeholder={isOptional ? 'No reason' : 'Please choose'}
      />
      <TextArea
        {...field('words')}
        error={isOwn ? error : undefined}
        label={`Anything to add for the ${reader}`}
        isOptional
        rows={3}
        maxLength={800}
      />
    </div>
  );
}
