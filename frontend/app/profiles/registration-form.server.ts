import { type FormValues, textOf } from '../lib/form-state';
import { type Country, regionsOf } from '../reference-data/api.server';
import type { RouteArgs } from '../wire/client.server';
import {
  DRAFT,
  entriesIn,
  type RegistrationEntry,
  type RegistrationState,
} from './registration-form';

const ADD_FIRST = 'Click on Add to record the entry.';
const MISSING: Record<(typeof DRAFT)[number], string> = {
  newCountry: 'Please select Country.',
  newRegion: 'Please select State.',
  newNumber: 'Please enter the registration number.',
};

/**
 * Add, Remove and Go post the form back to this page, with and without JavaScript.
 * @returns the form to show next; undefined if it is to be saved
 */
export async function editedRegistration(
  args: RouteArgs,
  values: FormValues,
  countries: Country[],
): Promise<RegistrationState | undefined> {
  const intent = textOf(values, 'intent');
  const entries = entriesIn(values);
  if (intent === 'add') return added(args, { values, entries, countries });
  if (intent.startsWith('remove-')) {
    const at = Number(intent.slice('remove-'.length));
    return shown(args, values, { entries: entries.filter((_, i) => i !== at) });
  }
  if (intent === 'go') return shown(args, values, { entries });
  const isPending = DRAFT.some((name) => textOf(values, name).trim() !== '');
  return isPending
    ? shown(args, values, { entries, errors: { newNumber: [ADD_FIRST] } })
    : undefined;
}

/** The form state with the states (regions) of the chosen country. */
export async function shown(
  args: RouteArgs,
  values: FormValues,
  state: Partial<RegistrationState>,
): Promise<RegistrationState> {
  const regions = await regionsOf(args, textOf(values, 'newCountry'));
  return {
    values,
    errors: {},
    entries: entriesIn(values),
    regions: regions.map(({ name }) => name),
    ...state,
  };
}

interface Adding {
  values: FormValues;
  entries: RegistrationEntry[];
  countries: Country[];
}

/** An entry needs country, state and number; each missing one gets an error. */
async function added(
  args: RouteArgs,
  { values, entries, countries }: Adding,
): Promise<RegistrationState> {
  const missing = DRAFT.filter((name) => textOf(values, name).trim() === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, [MISSING[name]]]));
    return shown(args, values, { entries, errors, isAdding: true });
  }
  const country = textOf(values, 'newCountry');
  const entry = {
    country,
    countryName: countries.find(({ id }) => String(id) === country)?.name ?? country,
    region: textOf(values, 'newRegion').trim(),
    number: textOf(values, 'newNumber').trim(),
  };
  const emptied = { ...values, newCountry: '', newRegion: '', newNumber: '' };
  return shown(args, emptied, { entries: [...entries, entry] });
}
