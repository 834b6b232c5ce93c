import { Fragment } from 'react';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { Findings } from '../../media/findings/findings';
import { TextArea } from '../../ui/text-field';
import { optionalCaseTexts } from '../post-texts';

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
      {optionalCaseTexts.map(([name, { label, hint, rows }]) => (
        <Fragment key={name}>
          <TextArea
            label={label}
            {...field(name)}
            rows={rows}
            maxLength={LONGEST}
            isOptional
            hint={hint}
          />
          <Findings of={name} sent={state.findings?.[name]} />
        </Fragment>
      ))}
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
