import { type FormValues, textOf } from '../lib/form-state';
import { citiesOf, schoolsOf } from '../reference-data/api.server';
import { chosenPlace, placeValue, typedPlace } from '../reference-data/place';
import type { RouteArgs } from '../wire/client.server';
import { withTicks } from '../wire/forms.server';
import type { OwnTraining } from './own-credentials.server';
import {
  type Lists,
  mbbs,
  SPECIALITY,
  superSpeciality,
  surgery,
  type TrainingFields,
  trainings,
} from './training-form';

/**
 * The options of a form's dependent selects: cities of the chosen countries, schools of the chosen
 * cities.
 */
export async function listsFor(args: RouteArgs, values: FormValues): Promise<Lists> {
  const lists = await Promise.all(trainings.map((training) => listsOf(args, training, values)));
  return Object.assign({}, ...lists);
}

async function listsOf(
  args: RouteArgs,
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

/**
 * Sends only opened sections, each with its checkbox, so that the API reports their missing fields,
 * and the boxes that the form asks for.
 */
export function toTrainingBody(values: FormValues, boxes = ['declaration']): FormValues {
  const body: FormValues = {
    ...training(mbbs, values),
    ...(values.hasSurgery ? { hasSurgery: 'true', ...training(surgery, values) } : {}),
    ...(values.hasSuperSpeciality ? superTraining(values) : {}),
    ...Object.fromEntries(boxes.map((box) => [box, textOf(values, box)])),
  };
  return withTicks(body, boxes);
}

function superTraining(values: FormValues): FormValues {
  return {
    hasSuperSpeciality: 'true',
    ...training(superSpeciality, values),
    [SPECIALITY]: textOf(values, SPECIALITY),
  };
}

function training({ country, city, school, year }: TrainingFields, values: FormValues): FormValues {
  const town = chosenPlace(textOf(values, city));
  return {
    [country]: textOf(values, country),
    [city]: town?.isTyped ? `${town.name}#${town.name}` : (town?.id ?? ''),
    [school]: textOf(values, school),
    [year]: textOf(values, year),
  };
}

/** The form values of the saved training. */
export function toTrainingValues(saved: readonly OwnTraining[], speciality: string): FormValues {
  const of = (kind: OwnTraining['kind']) => saved.find((each) => each.kind === kind);
  const [surgical, special] = [of('surgical'), of('super-speciality')];
  return {
    ...filled(mbbs, of('mbbs')),
    ...(surgical ? { hasSurgery: 'on', ...filled(surgery, surgical) } : {}),
    ...(special
      ? { hasSuperSpeciality: 'on', ...filled(superSpeciality, special), [SPECIALITY]: speciality }
      : {}),
  };
}

function filled(fields: TrainingFields, training: OwnTraining | undefined): FormValues {
  if (!training) return {};
  return {
    [fields.country]: String(training.countryId),
    [fields.city]: placeOf(training.cityId, training.cityName),
    [fields.school]: placeOf(training.schoolId, training.schoolName),
    [fields.year]: String(training.year),
  };
}

const placeOf = (id: number | null, name: string) =>
  id === null ? typedPlace(name) : placeValue(id, name);
