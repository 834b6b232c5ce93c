import { Form } from '@remix-run/react';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';

/** Turning it off and on again is also how users switch phones or get new recovery codes. */
export function TurnOff({ state }: { state: FormState }) {
  return (
    <Form className="card card__pad stack" method="post" noValidate>
      <ErrorSummary state={state} />
      <p>New phone, or need new recovery codes? Turn the second step off and on again.</p>
      <TextField
        label="Code from your authenticator app"
        {...fieldsOf({ ...state, values: {} })('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Or one of your recovery codes."
      />
      <div className="form-page__foot form-page__foot--split">
        <LinkButton look="quiet" size="l" to="/settings">
          Cancel
        </LinkButton>
        <SubmitButton look="danger" size="l" name="intent" value="off">
          Turn off the second step
        </SubmitButton>
      </div>
    </Form>
  );
}
