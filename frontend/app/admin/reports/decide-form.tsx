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

interface Decision {
  value: Reported['object']['decisions'][number];
  label: string;
  text: string;
}

const REPAIR: Decision = {
  value: 'repair',
  label: 'Request a correction',
  text: 'Hidden until the author changes it',
};
const KEEP: Decision = {
  value: 'dismiss',
  label: 'Keep',
  text: 'Visible again, reports dismissed',
};
const REMOVE: Decision = { value: 'remove', label: 'Remove', text: 'The author may appeal' };
const SUSPEND: Decision = {
  value: 'suspend',
  label: 'Remove and suspend',
  text: 'The author cannot log in',
};

/** The words that fit the object, where those of posts do not. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Omit<Decision, 'value'>>>>> = {
  member: {
    dismiss: { label: 'Dismiss', text: 'Nothing changes for the member' },
    suspend: { label: 'Suspend', text: 'The member cannot log in' },
  },
  opportunity: {
    dismiss: { label: 'Keep', text: 'Stays open, reports dismissed' },
    remove: { label: 'Close', text: 'Its applicants are told; the owner may appeal' },
    suspend: { label: 'Close and suspend', text: 'Whoever posted it cannot log in' },
  },
};

function decisionsOn({ kind, decisions }: Reported['object'], isAdmin: boolean): Decision[] {
  return [REPAIR, KEEP, REMOVE, SUSPEND]
    .filter(({ value }) => decisions.includes(value))
    .filter(({ value }) => value !== 'suspend' || isAdmin)
    .map((one) => ({ ...one, ...WORDS[kind]?.[one.value] }));
}

interface DecideFormProps {
  of: Reported;
  state: FormState;
  isRefused: boolean;
  isAdmin: boolean;
}

/** The decisions possible for an open report. */
export function DecideForm({ of: { id, object }, state, isRefused, isAdmin }: DecideFormProps) {
  const options = decisionsOn(object, isAdmin);
  const suspend = options.find(({ value }) => value === 'suspend');
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
      {object.kind === 'member' && !isAdmin && (
        <p className="quiet">
          Only administrators can suspend a member: leave the report to them unless it can be
          dismissed.
        </p>
      )}
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
          {suspend && (
            <SelectField
              {...field('days')}
              defaultValue={textOf(state.values, 'days') || '7'}
              label="Suspended for"
              hint={`Only used with “${suspend.label}”.`}
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
