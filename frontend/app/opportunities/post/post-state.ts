import type { FormState } from '../../lib/form-state';
import type { Place } from '../../reference-data/api.server';

export interface PostState extends FormState {
  /** Of the chosen country, for the list without scripts. */
  cities: Place[];
}
