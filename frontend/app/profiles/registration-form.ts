import { type FormState, type FormValues, textsOf } from '../lib/form-state';

export interface RegistrationEntry {
  /** The country's number, or its name if only that is known. */
  country: string;
  countryName: string;
  region: string;
  number: string;
}

export interface RegistrationState extends FormState {
  entries: RegistrationEntry[];
  /** The states of the chosen country, for the select without JavaScript. */
  regions: string[];
  /** True if the entry being added is incomplete; the first wrong field takes the focus. */
  isAdding?: boolean;
}

/** The API's names of an entry's fields, sent as parallel lists. */
const LISTS = {
  country: 'country',
  region: 'region',
  number: 'mediRegistration',
  countryName: 'countryNames',
} as const;

/** The fields from which an entry is added. */
export const DRAFT = ['newCountry', 'newRegion', 'newNumber'] as const;

export const entryFields = (entry: RegistrationEntry): [string, string][] => [
  [LISTS.country, entry.country],
  [LISTS.region, entry.region],
  [LISTS.number, entry.number],
  [LISTS.countryName, entry.countryName],
];

export function entriesIn(values: FormValues): RegistrationEntry[] {
  const of = (part: keyof typeof LISTS, i: number) => textsOf(values, LISTS[part])[i] ?? '';
  return textsOf(values, LISTS.number).map((number, i) => ({
    country: of('country', i),
    countryName: of('countryName', i),
    region: of('region', i),
    number,
  }));
}

/** Browsers do not send unticked checkboxes; the API expects 'true' or 'false'. */
const ticked = (values: FormValues, name: string) => (values[name] ? 'true' : 'false');

export function toRegistrationBody(values: FormValues): FormValues {
  const entries = entriesIn(values);
  return {
    [LISTS.country]: entries.map(({ country }) => country),
    [LISTS.region]: entries.map(({ region }) => region),
    [LISTS.number]: entries.map(({ number }) => number),
    [LISTS.countryName]: entries.map(({ countryName }) => countryName),
    declaration: ticked(values, 'declaration'),
  };
}
