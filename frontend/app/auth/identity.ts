import type { FormState } from '../lib/form-state';

/** The state of a form that asks users to confirm their identity. */
export interface IdentityState extends FormState {
  /** What to ask for: nothing, the password, an emailed code, or the authenticator's code. */
  proof: 'none' | 'password' | 'code' | 'app';
  /** The API's message once a code has been sent. */
  sent?: string;
}
