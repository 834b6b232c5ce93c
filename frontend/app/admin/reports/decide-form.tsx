import { Form } from '@remix-run/react';
import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { OptionCards } from '../../ui/option-cards';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-field';
import type { Reported } from '../api.server';
import { ReasonFields } from '../reported/reason-fields';
import { lengths, reasons } from '../reported/words';

const REPAIR = {
  value: 'repair',
  label: 'Request a correction',
  text: 'Hidden until the author changes it',
};
const KEEP = { value: 'dismiss', label: 'Keep', text: 'Visible again, reports dismissed' };
const REMOVE = { value: 'remove', label: 'Remove', text: 'The author may appeal' };
const SUSPEND = {
  value: 'suspend',
  label: 'Remove and suspend',
  text: 'The author cannot log in',
};

interface DecideFormProps {
  of: Reported;
  state: FormState;
  isRefused: boolean;
  isAdmin: boolean;
}

/** The decisions possible for an open report. */
export function DecideForm({ of: { id, object }, state, isRefused, isAdmin }: DecideFormProps) {
  const { is_gone, is_mendable } = object;
  const options = [
    ...(is_mendable ? [REPAIR] : []),
    KEEP,
    ...(is_gone ? [] : [REMOVE, ...(isAdmin ? [SUSPEND] : [])]),
  ];
  const field = fieldsOf(state);
  return (
    <Form method="post" className="mod__decide" noValidate aria-label="Decide">
      <input type="hidden" name="report" value={id} />
      <ErrorSummary state={isRefused ? state : undefined} />
      <OptionCards
        name="action"
        label="Decide"
        options={options}
        chosen={textOf(state.values, 'action')}
        error={errorOf(state, 'action')}
      />
      <div className="mod__why">
        <ReasonFields state={state} reasons={reasons} reader="author" />
        <div className="stack">
          <TextArea
            {...field('note')}
            label="Internal note"
            hint="Only administrators and moderators read it."
            isOptional
            rows={3}
            maxLength={1000}
          />
          {isAdmin && !is_gone && (
            <SelectField
              {...field('days')}
              defaultValue={textOf(state.values, 'days') || '7'}
              label="Suspended for"
              hint="Only used with “Remove and suspend”."
              choices={lengths}
            />
          )}
        </div>
      </div>
      <div className="row">
        <SubmitButton>Decide</SubmitButton>
        <p className="quiet">Members who reported it are notified that it was dealt with.</p>
      </div>
    </Form>
  );
}

/** Restores an object that was removed. */
export function RestoreForm({ of: { id }, state }: { of: Reported; state: FormState }) {
  return (
    <Form method="post" className="mod__decide" noValidate aria-label="Restore">
      <input type="hidden" name="report" value={id} />
      <TextArea
        {...fieldsOf(state)('words')}
        label="Reason, for the author"
        isOptional
        rows={2}
        maxLength={800}
      />
      <div>
        <SubmitButton look="secondary" name="action" value="restore">
          Restore
        </SubmitButton>
      </div>
    </Form>
  );
}
