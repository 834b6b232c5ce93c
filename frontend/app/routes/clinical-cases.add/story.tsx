import { TextArea } from '../../components/text-field';
import { type FormState, fieldsOf } from '../../lib/form-state';

const LONGEST = 10_000;

export function Story({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">3. The story and the question</legend>
      <TextArea
        label="History"
        {...field('history')}
        rows={5}
        maxLength={LONGEST}
        isOptional
        hint="Leave out names, hospitals, exact dates and numbers of any kind that could tell who the patient is."
      />
      <TextArea
        label="Clinical Question"
        {...field('clinicalQuestions')}
        rows={3}
        maxLength={LONGEST}
        isOptional
        hint="One clear question is answered best."
      />
    </fieldset>
  );
}
