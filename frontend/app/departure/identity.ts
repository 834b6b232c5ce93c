import type { FormState } from '../lib/form-state';

/** A form that asks again who one is. */
export interface IdentityState extends FormState {
  proof: 'none' | 'password' | 'code';
  /** The API's sentence, once a code is on its way. */
  sent?: string;
}
