import { type FormValues, textOf } from '../../lib/form-state';
import { fieldOf } from '../review/places';
import type { HeldFile } from './api.server';

/**
 * The form's decisions about each held file, as the API takes them. Undecided places are left out.
 */
export function decisionsIn(held: readonly HeldFile[], values: FormValues) {
  const looked = textOf(values, 'decisions') === 'looked';
  return {
    decisions: held.map((file) => ({
      masked: coveredIn(file, values),
      kept: placesWith('show', file, values),
      looked,
    })),
    sound: held.map(({ id }) => (textOf(values, `sound-${id}`) === 'remove' ? 'remove' : 'keep')),
  };
}

export const coveredIn = (file: HeldFile, values: FormValues): number[] =>
  placesWith('cover', file, values);

function placesWith(answer: 'cover' | 'show', { id, check }: HeldFile, values: FormValues) {
  const answered = check.places.filter((place) => textOf(values, fieldOf(id, place)) === answer);
  return answered.map((place) => place.id);
}
