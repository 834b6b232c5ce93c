import type { FormState } from '../../lib/form-state';

export interface PhoneState extends FormState {
  /** The API's message once a code has been sent. */
  sent?: string;
}
