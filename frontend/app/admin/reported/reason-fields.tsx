import { errorOf, type FormState, fieldsOf } from '../../lib/form-state';
import type { Choice } from '../../ui/choices';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-field';

interface ReasonFieldsProps {
  state: FormState;
  reasons: Choice[];
  /** Who the reason is sent to: "author" or "member". */
  reader: string;
  isOptional?: boolean;
}

/** A reason from a list plus free text; both are sent. */
export function ReasonFields({ state, reasons, reader, isOptional }: ReasonFieldsProps) {
  const field = fieldsOf(state);
  const { name, defaultValue } = field('cause');
  return (
    <div className="stack">
      <SelectField
        {...{ name, defaultValue, isOptional }}
        label={`Reason, for the ${reader}`}
        choices={reasons}
        placeholder={isOptional ? 'No reason' : 'Please choose'}
      />
      <TextArea
        {...field('words')}
        error={errorOf(state, 'reason')}
        label={`Anything to add for the ${reader}`}
        isOptional
        rows={3}
        maxLength={800}
      />
    </div>
  );
}
