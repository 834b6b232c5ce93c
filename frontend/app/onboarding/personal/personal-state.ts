import type { FormState } from '../../lib/form-state';
import type { Place } from '../../reference-data/api.server';

/** The id of the form. */
export const PERSONAL_FORM = 'personal';

export interface PersonalState extends FormState {
  /** Of the chosen country, for the list without scripts. */
  cities: Place[];
  pictureUrl: string | null;
  /** Everything is there: now they confirm what they are. */
  isToConfirm?: boolean;
}
