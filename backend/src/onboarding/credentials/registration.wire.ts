import { ApiProperty } from '@nestjs/swagger';
import { readPlaceAnswer } from '../../reference-data/place-answer.rules';
import { NotUnticked, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { RegistrationAnswer } from './registration-answers';

const ADD = 'Click on Add to record the entry.';

/** The messages for the parts of an entry, by field name. */
export const REGISTRATION_SENTENCES = {
  country: 'Please select Country.',
  region: 'Please select State.',
  mediRegistration: 'Please enter the registration number.',
} as const;

const entriesOf = (whole: object) => (whole as RegistrationBody).entries;
const isAnyAdded = (_: unknown, whole: object) => entriesOf(whole).length > 0;
const isWhole = (part: keyof RegistrationAnswer) => (_: unknown, whole: object) =>
  entriesOf(whole).every((entry) => entry[part] !== '');

/** Step 4, as parallel lists. An empty row is ignored; an incomplete row is an error. */
export class RegistrationBody {
  @ApiProperty({ required: false })
  @Wire('country')
  @Rule('added', isAnyAdded, ADD)
  @Rule('whole', isWhole('country'), REGISTRATION_SENTENCES.country)
  readonly countries?: string[];

  @ApiProperty({ required: false })
  @Wire('region')
  @Rule('whole', isWhole('region'), REGISTRATION_SENTENCES.region)
  readonly regions?: string[];

  @ApiProperty({ required: false })
  @Wire('mediRegistration')
  @Rule('whole', isWhole('number'), REGISTRATION_SENTENCES.mediRegistration)
  readonly numbers?: string[];

  /** Country names, for apps that send them in addition to ids. */
  @Wire({ optional: true })
  readonly countryNames?: string[];

  @Wire({ optional: true })
  @NotUnticked('Please check Terms & Conditions and Privacy Policy.')
  readonly terms?: boolean;

  @Wire({ optional: true })
  @NotUnticked('Please check the declaration.')
  readonly declaration?: boolean;

  get entries(): RegistrationAnswer[] {
    const { countries = [], countryNames = [], regions = [], numbers = [] } = this;
    const lines = Math.max(countries.length, countryNames.length, regions.length, numbers.length);
    const entries = Array.from({ length: lines }, (_, line) => ({
      country: chosen(countries[line]) || chosen(countryNames[line]),
      region: chosen(regions[line]),
      number: numbers[line] ?? '',
    }));
    return entries.filter(({ country, region, number }) => country || region || number);
  }
}

/** Placeholders of pickers count as empty. */
function chosen(answer: string | undefined): string {
  return readPlaceAnswer(answer) ? (answer ?? '') : '';
}
