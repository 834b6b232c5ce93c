import { Form } from '@remix-run/react';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { Link } from '../../ui/link';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';

export function LogInForm({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  return (
    <Form className="stack" method="post" noValidate>
      <ErrorSummary state={state} />
      <Suspended message={state.message} />
      <Unverified email={field('emailId').defaultValue} isAsked={isUnverified(state.message)} />
      <TextField
        label="Email"
        {...field('emailId')}
        type="email"
        autoComplete="username webauthn"
      />
      <PasswordField
        label="Password"
        {...field('password')}
        autoComplete="current-password"
        beside={<ForgotPassword />}
      />
      <Checkbox name="remember" defaultChecked={Boolean(field('remember').defaultValue)}>
        Remember me <span className="quiet">for 30 days on this device</span>
      </Checkbox>
      <SubmitButton isWide size="l">
        Log in
      </SubmitButton>
    </Form>
  );
}

/** Whoever cannot log in finds the way to us. */
function Suspended({ message }: Pick<FormState, 'message'>) {
  if (!message?.startsWith('This account is suspended')) return null;
  return <Link to="/contactPage">Write to us</Link>;
}

function isUnverified(message?: string): boolean {
  return message === 'Please verify your email address first.';
}

function Unverified({ email, isAsked }: { email: string; isAsked: boolean }) {
  if (!isAsked) return null;
  return (
    <div className="stack stack--s">
      <p className="muted">We have sent a link to {email}. It is valid for 24 hours.</p>
      <SubmitButton look="secondary" name="intent" value="resend">
        Send a new link
      </SubmitButton>
    </div>
  );
}

function ForgotPassword() {
  return (
    <Link className="small" to="/forgotPassword">
      Forgot password?
    </Link>
  );
}
