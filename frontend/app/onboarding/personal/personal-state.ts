import type { FormState } from '../../lib/form-state';
import type { Place } from '../../reference-data/api.server';

/** The id of the form. */
export const PERSONAL_FORM = 'personal';

export interface PersonalState extends FormState {
  /** The cities of the chosen country, for the select without JavaScript. */
  cities: Place[];
  pictureUrl: string | null;
  /** True once all answers are valid and the user must confirm being a surgeon. */
  isToConfirm?: boolean;
}
