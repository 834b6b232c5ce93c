import type { FormState } from '../../lib/form-state';

export interface RecoveryState extends FormState {
  /** The API's sentence, once a code is on its way: the second step is open. */
  sent?: string;
}
