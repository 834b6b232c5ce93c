import { type FormValues, textOf, textsOf } from '../../lib/form-state';
import { withTicks } from '../../lib/forms.server';
import { chosenPlace } from '../../lib/place';
import {
  mbbs,
  SPECIALITY,
  superSpeciality,
  surgery,
  type TrainingFields,
  trainings,
} from './sections';

export const placeFields = trainings.flatMap(({ city, school }) => [city, school]);

/** Only opened sections are sent, and the box that opened them, so that each missing field is told. */
export function toQualificationBody(values: FormValues): FormValues {
  const body: FormValues = {
    ...training(mbbs, values),
    ...(values.hasSurgery ? { hasSurgery: 'true', ...training(surgery, values) } : {}),
    ...(values.hasSuperSpeciality ? superTraining(values) : {}),
    otherGroup: values.joinsGroups === '1' ? textsOf(values, 'otherGroup') : [],
    additionalQualifications: textOf(values, 'additionalQualifications'),
    terms: textOf(values, 'terms'),
    declaration: textOf(values, 'declaration'),
  };
  return withTicks(body, ['terms', 'declaration']);
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
