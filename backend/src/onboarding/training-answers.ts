import { isCompletionYear } from '../profiles/birth-date.rules';
import type { TrainingKind } from '../profiles/training.entity';
import {
  type PlaceAnswer,
  readIdAnswer,
  readPlaceAnswer,
} from '../reference-data/place-answer.rules';

/** One section of step 2 as filled in. */
export interface SectionForm {
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly school: string | undefined;
  readonly year: number | undefined;
  /** The speciality, in sections that ask for one. */
  readonly speciality?: string | undefined;
  /** The city's record, sent by apps in addition to its name. */
  readonly cityRecord: { readonly id?: string; readonly countryId?: string } | undefined;
}

/** A training as entered, with ids that are not looked up yet. */
export interface TrainingAnswer {
  readonly kind: TrainingKind;
  readonly countryId: number;
  readonly city: PlaceAnswer;
  readonly school: PlaceAnswer;
  readonly year: number;
}

export type SectionPart = 'country' | 'city' | 'school' | 'year';

/** Reads each part of a section; undefined if nothing valid was chosen. */
export const partReaders = {
  country: ({ country, cityRecord }) =>
    country ? (readIdAnswer(country) ?? readIdAnswer(cityRecord?.countryId)) : undefined,
  city: ({ city, cityRecord }) => cityAnswer(city, cityRecord?.id),
  school: ({ school }) => readPlaceAnswer(school),
  year: ({ year }, now) => (isCompletionYear(year, now) ? year : undefined),
} satisfies Record<SectionPart, (form: SectionForm, now: Date) => unknown>;

/** Any choice in a section opens it; placeholders do not count. */
export function isOpened(form: SectionForm): boolean {
  const choices = [form.country, form.city, form.school, form.speciality].map(readPlaceAnswer);
  return choices.some((choice) => choice !== undefined) || Boolean(form.year);
}

/** Call this only if all parts of the section are valid. */
export function trainingAnswer(kind: TrainingKind, form: SectionForm, now: Date): TrainingAnswer {
  const parts = {
    countryId: partReaders.country(form),
    city: partReaders.city(form),
    school: partReaders.school(form),
    year: partReaders.year(form, now),
  };
  const { countryId, city, school, year } = parts;
  if (countryId === undefined || !city || !school || year === undefined)
    throw new Error(`The section ${kind} was not validated.`);
  return { kind, countryId, city, school, year };
}

/** A name sent together with a city record refers to that city; "Name#Name" was typed. */
function cityAnswer(
  city: string | undefined,
  recordId: string | undefined,
): PlaceAnswer | undefined {
  const answer = readPlaceAnswer(city);
  if (!answer || 'id' in answer || city?.includes('#')) return answer;
  const known = readIdAnswer(recordId);
  return known === undefined ? answer : { id: known };
}
