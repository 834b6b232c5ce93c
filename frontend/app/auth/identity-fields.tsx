import { fieldsOf } from '../lib/form-state';
import { SubmitButton } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import type { IdentityState } from './identity';

/**
 * The field for confirming one's identity: the password, an emailed code for users of Google or
 * Apple, or the authenticator's code if the second step is on.
 */
export function IdentityFields({ state }: { state: IdentityState }) {
  const field = fieldsOf(state);
  if (state.proof === 'none') return null;
  if (state.proof === 'password') {
    return (
      <PasswordField
        label="Your password"
        {...field('password')}
        autoComplete="current-password"
        hint="You logged in more than ten minutes ago, so we ask again."
      />
    );
  }
  if (state.proof === 'app') {
    return (
      <TextField
        label="Code from your authenticator app"
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Or one of your recovery codes."
      />
    );
  }
  return (
    <>
      {state.sent && <p role="status">{state.sent}</p>}
      <TextField
        label="One-time code"
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <SubmitButton look="secondary" name="intent" value="code">
          {state.sent ? 'Send a new code' : 'Send code'}
        </SubmitButton>
      </div>
    </>
  );
}
