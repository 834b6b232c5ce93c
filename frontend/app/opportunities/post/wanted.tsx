import { type FormState, fieldsOf } from '../../lib/form-state';
import { TextArea } from '../../ui/text-field';

const LONGEST = 1_000;

export function Wanted({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <fieldset className="card card__pad stack">
      <legend className="sr-only">Who you are looking for</legend>
      <TextArea label="Qualifications" {...field('qualifications')} rows={2} maxLength={LONGEST} />
      <TextArea label="Experience" {...field('experience')} rows={2} maxLength={LONGEST} />
    </fieldset>
  );
}
