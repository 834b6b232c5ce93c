import { Form } from '@remix-run/react';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { RadioGroup } from '../../ui/radio-group';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';
import type { RegistrationToCheck } from '../api.server';
import { decisionsFor, REASONS } from './lists';

interface DecisionProps {
  id: string;
  of: RegistrationToCheck;
  until: string;
  state: FormState;
}

const reasons = REASONS.map((reason) => ({ value: reason, label: reason }));

/** The decision with its last day or reason. A refused form keeps everything that was typed. */
export function DecisionForm({ id, of, until, state }: DecisionProps) {
  const isOfThis = textOf(state.values, 'registration') === String(of.id);
  const asNew = { values: { until }, errors: {} };
  const shown = isOfThis ? state : asNew;
  const field = fieldsOf(shown);
  const choices = decisionsFor(of.state).map(({ value, label }) => ({ value, label }));
  return (
    <Form id={id} method="post" className="registrations__form stack" noValidate>
      <ErrorSummary state={isOfThis ? state : undefined} />
      <input type="hidden" name="registration" value={of.id} />
      <RadioGroup label="Decision" {...field('action')} choices={choices} look="chips" />
      <TextField
        {...field('until')}
        type="date"
        isOptional
        label="Confirmed until"
        hint="Two years from today unless the council says less. The member is reminded 60 and 14 days before, and on the day."
      />
      <TextField
        {...field('source')}
        isOptional
        maxLength={300}
        label="Where you looked it up"
        hint="Required to confirm, with all three ticks above: the register’s address, or a sentence."
      />
      <SelectField
        {...field('template')}
        isOptional
        label="Reason"
        choices={reasons}
        placeholder="In your own words"
        hint="Required unless you confirm. The member reads it."
      />
      <TextArea
        {...field('words')}
        isOptional
        rows={3}
        maxLength={800}
        label="Message to the member"
        hint="A reason, or your question. Withdrawing takes the badge away at once; the member may send a new proof."
      />
      <div className="row">
        <SubmitButton>Decide and open the next</SubmitButton>
      </div>
    </Form>
  );
}
