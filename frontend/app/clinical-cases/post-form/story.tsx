import { type FormState, fieldsOf } from '../../lib/form-state';
import { Findings } from '../../media/findings/findings';
import { TextArea } from '../../ui/text-field';

const LONGEST = 10_000;

interface StoryProps {
  state: FormState;
  legend: string;
  /** Whether there is a field for the outcome, which the author can fill in at any time. */
  hasOutcome?: boolean;
}

export function Story({ state, legend, hasOutcome }: StoryProps) {
  const field = fieldsOf(state);
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">{legend}</legend>
      <TextArea
        label="History"
        {...field('history')}
        rows={5}
        maxLength={LONGEST}
        isOptional
        hint="Leave out names, hospitals, exact dates and numbers of any kind that could tell who the patient is."
      />
      <Findings of="history" sent={state.findings?.history} />
      <TextArea
        label="Clinical Question"
        {...field('question')}
        rows={3}
        maxLength={LONGEST}
        isOptional
        hint="One clear question is answered best."
      />
      <Findings of="question" sent={state.findings?.question} />
      {hasOutcome && (
        <>
          <TextArea
            label="Outcome"
            {...field('outcome')}
            rows={3}
            maxLength={LONGEST}
            isOptional
            hint="What happened in the end. You can add it at any time, even when the case is closed."
          />
          <Findings of="outcome" sent={state.findings?.outcome} />
        </>
      )}
    </fieldset>
  );
}
