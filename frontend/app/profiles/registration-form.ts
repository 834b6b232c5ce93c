import { type FormState, type FormValues, textsOf } from '../lib/form-state';

/** One medical registration. */
export interface RegistrationEntry {
  /** Its number, or its name where only that is known. */
  country: string;
  countryName: string;
  region: string;
  number: string;
}

export interface RegistrationState extends FormState {
  entries: RegistrationEntry[];
  /** Of the chosen country, for the list without scripts. */
  regions: string[];
  /** The entry that is being added lacks something: that field takes the focus. */
  isAdding?: boolean;
}

/** The wire's words of an entry, as parallel lists. */
const LISTS = {
  country: 'country',
  region: 'region',
  number: 'mediRegistration',
  countryName: 'countryNames',
} as const;

/** What an entry is added from. */
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

/** A box that is not ticked is not sent by the browser; the API is told so in words. */
const ticked = (values: FormValues, name: string) => (values[name] ? 'true' : 'false');

export function toRegistrationBody(values: FormValues): FormValues {
  const entries = entriesIn(values);
  return {
    [LISTS.country]: entries.map(({ country }) => country),
    [LISTS.region]: entries.map(({ region }) => region),
    [LISTS.number]: entries.map(({ number }) => number),
    [LISTS.countryName]: entries.map(({ countryName }) => countryName),
    terms: ticked(values, 'terms'),
    declaration: ticked(values, 'declaration'),
  };
}
