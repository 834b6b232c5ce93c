import { ApiProperty } from '@nestjs/swagger';
import { emailKey } from '../auth/account.entity';
import { isLeftOut } from '../auth/form-fields';
import { isName } from '../auth/name.rules';
import { birthDateProblem, fitsBirthDate } from '../profiles/birth-date.rules';
import { CountryCode, Mobile } from '../profiles/phone-fields';
import { Sentence } from '../profiles/sentence';
import { type PlaceAnswer, readPlaceAnswer } from '../reference-data/place-answer.rules';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { type Facts, StepBody } from './step-body';

export const NO_LOCATION = 'Please enter current location';
export const EARLY_TRAINING = 'Your completion years are too early for this date of birth.';
const LETTERS = 'Please use letters only.';
/** Long enough for "Name#Name". */
const PLACE = { max: 401 };

const isPersonName = (value: unknown, whole: object) =>
  isName(String(value)) || isLeftOut(value, whole);
const isGiven = (value: unknown, whole: object) =>
  String(value ?? '').trim() !== '' || isLeftOut(value, whole);
const hasCity = (_: unknown, whole: object) => (whole as PersonalBody).city !== undefined;
const isOwnEmail = (value: unknown, whole: object) =>
  emailKey(String(value)) === emailKey((whole as PersonalBody).facts.email);

const BirthDate = () =>
  Sentence('birthDate', (value, whole) => birthDateProblemFor(value, (whole as StepBody).facts));

function birthDateProblemFor(
  written: string,
  { now, firstCompletionYear: year }: Facts,
): string | undefined {
  return (
    birthDateProblem(written, now) ??
    (year === null || fitsBirthDate(year, written) ? undefined : EARLY_TRAINING)
  );
}

/**
 * Step 1. Other fields of old apps (page_id, curruntTab, updateSignupNumber, signup_type, password)
 * are ignored.
 */
export class PersonalBody extends StepBody {
  @Wire({ max: 60 })
  @Required('First name is required.')
  @Rule('letters', isPersonName, LETTERS)
  readonly firstName!: string;

  @Wire({ max: 60 })
  @Rule('required', isGiven, 'Last name is required.')
  @Rule('letters', isPersonName, LETTERS)
  readonly lastName: string = '';

  /** "My name is this short": then the last name may be left out. */
  @Wire('shortName', { optional: true })
  readonly isShortName?: boolean;

  @Wire('emailId', { max: 254 })
  @Required('Email Id is required.')
  @Rule('own', isOwnEmail, 'Please use the email address of your account.')
  readonly email!: string;

  @Wire('dob', { optional: true })
  @BirthDate()
  readonly birthDate?: string;

  @ApiProperty({ required: false })
  @Wire(PLACE)
  @Rule('city', hasCity, NO_LOCATION)
  readonly cityId?: string;

  @Wire({ ...PLACE, optional: true })
  readonly cityName?: string;

  @Wire('cityOfOriginId', { ...PLACE, optional: true })
  readonly originCityId?: string;

  @Wire('cityOfOrigin', { ...PLACE, optional: true })
  readonly originCityName?: string;

  @Wire('country_code', { max: 20 })
  @CountryCode()
  readonly countryCode!: string;

  @Wire({ max: 20 })
  @Mobile()
  readonly mobile!: string;

  @Wire({ words: ['M', 'F', 'O'] })
  @Required('Gender is required.')
  @OneOf(['M', 'F', 'O'], 'Gender is required.')
  readonly gender!: 'M' | 'F' | 'O';

  /** Only asked of women; defaults to yes. */
  @Wire('femaleGroupAllow', { optional: true })
  readonly joinsWomenGroup?: boolean;

  get city(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.cityId) ?? readPlaceAnswer(this.cityName);
  }

  get originCity(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.originCityId) ?? readPlaceAnswer(this.originCityName);
  }
}

const NewBirthDate = () =>
  Sentence('birthDate', (value, whole) =>
    value ? birthDateProblemFor(value, (whole as StepBody).facts) : undefined,
  );

/**
 * Edits of personal details in the profile. The phone number is only compared: it is changed
 * elsewhere, with a code.
 */
export class PersonalUpdateBody extends StepBody {
  /** An empty string removes it; if omitted it is kept. */
  @ApiProperty({ required: false })
  @Wire('dob')
  @NewBirthDate()
  readonly birthDate?: string;

  @Wire('city', { ...PLACE, optional: true })
  readonly cityAnswer?: string;

  @Wire({ ...PLACE, optional: true })
  readonly cityId?: string;

  @Wire({ ...PLACE, optional: true })
  readonly cityName?: string;

  /** An empty string removes it; if omitted it is kept. */
  @ApiProperty({ required: false })
  @Wire('cityOfOriginId', PLACE)
  readonly originCityId?: string;

  @Wire('cityOfOrigin', { ...PLACE, optional: true })
  readonly originCityName?: string;

  get hasNoOrigin(): boolean {
    return this.originCityId === '' && this.originCity === undefined;
  }

  get originCity(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.originCityId) ?? readPlaceAnswer(this.originCityName);
  }

  get city(): PlaceAnswer | undefined {
    return (
      readPlaceAnswer(this.cityAnswer) ??
      readPlaceAnswer(this.cityId) ??
      readPlaceAnswer(this.cityName)
    );
  }
}

export class StepView {
  /** The highest onboarding step completed, 0 to 4. */
  @Wire('till_where_filled') step!: number;
  /** 1 once steps 1 and 2 are done. */
  @Wire('is_all_details_filled') isMember!: number;
}

/** The progress after a step. */
export function stepOf(account: { onboardingStep: number; isMember: boolean }): StepView {
  return Object.assign(new StepView(), {
    step: account.onboardingStep,
    isMember: account.isMember ? 1 : 0,
  });
}
