import type { FormState } from '../../lib/form-state';
import type { Place } from '../../reference-data/api.server';

export interface PostState extends FormState {
  /** The cities of the chosen country, for the select without JavaScript. */
  cities: Place[];
}
