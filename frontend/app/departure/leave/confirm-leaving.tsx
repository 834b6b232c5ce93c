import { Form } from '@remix-run/react';
import { IdentityFields } from '../../auth/identity-fields';
import { textOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { focusFirst } from '../../ui/focus-first';
import { FormPage } from '../../ui/form-page';
import type { LeavingState } from './leaving-state';

/** The confirmation is a whole page, with and without JavaScript. */
export function Sure({ state }: { state: LeavingState }) {
  const isRefused = Boolean(state.message);
  return (
    <FormPage title="Are you sure you want to delete your account?" text="This cannot be undone.">
      <Form className="card card__pad stack" method="post" noValidate reloadDocument>
        <ErrorSummary state={state} />
        <input type="hidden" name="reason" value={textOf(state.values, 'reason')} />
        <p {...(isRefused ? {} : focusFirst)}>
          All your data is erased, on every device. If you want to keep a copy, cancel and request
          your data first.
        </p>
        <IdentityFields state={state} />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to="/account/leave" reloadDocument>
            Cancel
          </LinkButton>
          <SubmitButton look="danger" size="l" name="confirmed" value="yes">
            Yes, delete my account
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
