import type { Asking } from '../../api/client.server';
import { citiesOf, schoolsOf } from '../../api/places.server';
import { type FormValues, textOf } from '../../lib/form-state';
import { chosenPlace } from '../../lib/place';
import { type TrainingFields, trainings } from './sections';
import type { Lists } from './training';

/** The next lists of a form that was posted back: cities of the chosen countries, schools of the chosen cities. */
export async function listsFor(args: Asking, values: FormValues): Promise<Lists> {
  const lists = await Promise.all(trainings.map((training) => listsOf(args, training, values)));
  return Object.assign({}, ...lists);
}

async function listsOf(
  args: Asking,
  { country, city, school }: TrainingFields,
  values: FormValues,
): Promise<Lists> {
  const countryId = textOf(values, country);
  const cityId = chosenPlace(textOf(values, city))?.id ?? '';
  const [cities, schools] = await Promise.all([
    citiesOf(args, countryId, textOf(values, `${city}Other`)),
    schoolsOf(args, countryId, cityId),
  ]);
  return { [city]: cities, [school]: schools };
}
