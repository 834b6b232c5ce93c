import type { FormState } from '../lib/form-state';
import type { Place } from '../reference-data/api.server';

/** The API's field names of one of the three trainings. */
export interface TrainingFields {
  country: string;
  city: string;
  school: string;
  year: string;
  schoolLabel: string;
  yearLabel: string;
}

/** Options of the selects without JavaScript, by field name. */
export type Lists = Record<string, Place[]>;

export interface TrainingState extends FormState {
  lists: Lists;
}

export const mbbs: TrainingFields = {
  country: 'mbbsCountry',
  city: 'mbbsCity',
  school: 'mbbsMedicalSchool',
  year: 'mbbsYear',
  schoolLabel: 'Medical School',
  yearLabel: 'Completion year',
};

export const surgery: TrainingFields = {
  country: 'generalSurgeryCountry',
  city: 'surgicalCity',
  school: 'generalSurgeryCenter',
  year: 'generalSurgeryYear',
  schoolLabel: 'Center/College',
  yearLabel: 'Year',
};

export const superSpeciality: TrainingFields = {
  country: 'superSpecilityCountry',
  city: 'superSpecialityCity',
  school: 'superSpecialityCenter',
  year: 'superSpecialityYear',
  schoolLabel: 'Center/College',
  yearLabel: 'Year',
};

export const SPECIALITY = 'superSpecialitySpeciality';

export const trainings = [mbbs, surgery, superSpeciality];
export const placeFields = trainings.flatMap(({ city, school }) => [city, school]);

const NAMES: [string, TrainingFields][] = [
  ['Medical school', mbbs],
  ['Surgery', surgery],
  ['Super speciality', superSpeciality],
];

/** The name of the training that a field belongs to. */
export function trainingOf(name: string): string | undefined {
  if (name === SPECIALITY) return 'Super speciality';
  return NAMES.find(([, { country, city, school, year }]) =>
    [country, city, school, year].includes(name),
  )?.[0];
}
