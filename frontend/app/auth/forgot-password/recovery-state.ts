import type { FormState } from '../../lib/form-state';

export interface RecoveryState extends FormState {
  /** The API's message once a code has been sent; opens step 2. */
  sent?: string;
}
