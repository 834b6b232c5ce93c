import { Fragment } from 'react';
import {
  LEAST_OPTIONS,
  MAX_OPTION,
  MAX_QUESTION,
} from '../../../../backend/src/clinical-cases/polls/poll.rules';
import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { Findings } from '../../media/findings/findings';
import { Checkbox } from '../../ui/checkbox';
import { FieldError } from '../../ui/field';
import { TextField } from '../../ui/text-field';
import { BLIND, HAS_POLL, OPTIONS, QUESTION } from '../post-form/poll-form';
import './poll.css';

/** How many option fields are shown before "More options". */
const SHOWN = 3;

/** The question, its options, and whether the discussion opens only after the vote. */
export function PollFields({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  const wasSent = textOf(state.values, HAS_POLL) !== '';
  const isBlind = wasSent ? textOf(state.values, BLIND) === 'true' : true;
  const option = (name: string, index: number) => (
    <Fragment key={name}>
      <TextField
        label={`Option ${index + 1}`}
        {...field(name)}
        maxLength={MAX_OPTION}
        autoComplete="off"
        isOptional={index >= LEAST_OPTIONS}
      />
      <Findings of={name} sent={state.findings?.[name]} />
    </Fragment>
  );
  const more = OPTIONS.slice(SHOWN);
  return (
    <>
      <input type="hidden" name={HAS_POLL} value="1" />
      <TextField
        label="Question of the poll"
        {...field(QUESTION)}
        maxLength={MAX_QUESTION}
        autoComplete="off"
        hint="Such as: What would you do first?"
      />
      <Findings of={QUESTION} sent={state.findings?.[QUESTION]} />
      <div className="stack stack--s">
        {OPTIONS.slice(0, SHOWN).map(option)}
        <details open={more.some((name) => textOf(state.values, name) !== '')}>
          <summary className="poll__more">More options</summary>
          <div className="stack stack--s">
            {more.map((name, index) => option(name, SHOWN + index))}
          </div>
        </details>
        <FieldError name="poll" error={errorOf(state, 'poll')} />
      </div>
      <Checkbox name={BLIND} value="true" defaultChecked={isBlind} error={errorOf(state, BLIND)}>
        <b>Votes before words.</b> Colleagues see votes, comments and the outcome once they have
        voted or skipped, so that each opinion is their own.
      </Checkbox>
    </>
  );
}

/** For the form of a new case; collapsed until a poll is wanted. */
export function OptionalPoll({ state, legend }: { state: FormState; legend: string }) {
  const isOpen =
    errorOf(state, 'poll') !== undefined ||
    [QUESTION, ...OPTIONS].some((name) => textOf(state.values, name) !== '');
  return (
    <fieldset className="stack" id="poll">
      <legend className="form-page__legend">{legend}</legend>
      <details className="poll__optional" open={isOpen}>
        <summary className="poll__more">Let colleagues vote first (optional)</summary>
        <div className="stack">
          <PollFields state={state} />
        </div>
      </details>
    </fieldset>
  );
}
