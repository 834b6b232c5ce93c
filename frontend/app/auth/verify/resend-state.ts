import type { FormState } from '../../lib/form-state';

export interface ResendState extends FormState {
  sent?: string;
}
