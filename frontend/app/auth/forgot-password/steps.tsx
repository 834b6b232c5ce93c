import { Form } from '@remix-run/react';
import { fieldsOf, textOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { focusFirst } from '../../ui/focus-first';
import { Link } from '../../ui/link';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import type { RecoveryState } from './recovery-state';

const CODE_DIGITS = 6;

/** Step 1: the address to send the code to. */
export function AskForCode({ state }: { state: RecoveryState }) {
  return (
    <Form className="stack" method="post" noValidate>
      <p className="muted">We email you a one-time code so that you can choose a new password.</p>
      <ErrorSummary state={state} />
      <TextField
        label="Email"
        {...fieldsOf(state)('emailId')}
        type="email"
        autoComplete="username"
      />
      <SubmitButton isWide size="l" name="intent" value="send">
        Send code
      </SubmitButton>
    </Form>
  );
}

interface ChooseNewPasswordProps {
  state: RecoveryState;
  /** Without a mail server, emails are kept and shown in the development inbox. */
  hasInbox: boolean;
}

/** Step 2: the code and the new password. */
export function ChooseNewPassword({ state, hasInbox }: ChooseNewPasswordProps) {
  const field = fieldsOf(state);
  const email = textOf(state.values, 'emailId');
  const isRefused = Boolean(state.message);
  return (
    <>
      <div className="stack stack--s" role="status" {...(isRefused ? {} : focusFirst)}>
        <p>{state.sent}</p>
        <p className="muted">The code has {CODE_DIGITS} digits and is valid for 10 minutes.</p>
        {hasInbox && (
          <LinkButton
            look="soft"
            to={`/dev/inbox?to=${encodeURIComponent(email)}`}
            target="_blank"
            rel="noopener"
          >
            Open the inbox of this machine
          </LinkButton>
        )}
      </div>
      <Form className="stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <input type="hidden" name="sent" value={state.sent} />
        <TextField
          label="Email"
          {...field('emailId')}
          type="email"
          autoComplete="username"
          readOnly
          hint={<AnotherAddress />}
        />
        <TextField
          label="One-time code"
          {...field('otp')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField
          label="New password"
          {...field('newPassword')}
          autoComplete="new-password"
          hint="At least 7 characters."
        />
        <PasswordField
          label="Confirm password"
          {...field('confirmPassword')}
          autoComplete="new-password"
        />
        <SubmitButton isWide size="l" name="intent" value="reset">
          Change password
        </SubmitButton>
        <SubmitButton isWide look="quiet" name="intent" value="send">
          Send a new code
        </SubmitButton>
      </Form>
    </>
  );
}

function AnotherAddress() {
  return (
    <Link to="/forgotPassword" reloadDocument>
      Use another address
    </Link>
  );
}
