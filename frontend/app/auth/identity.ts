import type { FormState } from '../lib/form-state';

/** A form that asks again who one is. */
export interface IdentityState extends FormState {
  /** What is asked: nothing, the password, a mailed code, or the code of the authenticator app. */
  proof: 'none' | 'password' | 'code' | 'app';
  /** The API's sentence, once a code is on its way. */
  sent?: string;
}
