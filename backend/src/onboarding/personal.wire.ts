import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { emailKey } from '../auth/account.entity';
import { isName } from '../auth/joining/name.rules';
import { birthDateProblem, fitsBirthDate } from '../profiles/birth-date.rules';
import { phoneProblem } from '../profiles/phone';
import { dialCode, plainNumber } from '../profiles/phone.rules';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { type PlaceAnswer, readPlaceAnswer } from './place-answer.rules';
import { type Facts, StepBody } from './step-body';

export const NO_LOCATION = 'Please enter current location';
export const EARLY_TRAINING = 'Your completion years are too early for this date of birth.';
const LETTERS = 'Please use letters only.';
const MOBILE_MAX = 12;
/** "Name#Name". */
const PLACE = { max: 401 };

const isPersonName = (value: unknown) => isName(String(value));
const hasDialCode = (value: unknown) => dialCode(String(value)) !== '';
const hasCity = (_: unknown, whole: object) => (whole as PersonalBody).city !== undefined;
const isOwnEmail = (value: unknown, whole: object) => emailKey(String(value)) === emailKey((whole as PersonalBody).facts.email);

/** A rule whose sentence depends on the answer. `problem` is undefined when all is well. */
function Sentence(name: string, problem: (value: string, whole: object) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value, args) => problem(String(value), args?.object ?? {}) === undefined,
      defaultMessage: (args) => problem(String(args?.value), args?.object ?? {}) ?? '',
    },
  });
}

const BirthDate = () => Sentence('birthDate', (value, whole) => birthDateProblemFor(value, (whole as StepBody).facts));

function birthDateProblemFor(written: string, { now, firstCompletionYear: year }: Facts): string | undefined {
  return birthDateProblem(written, now) ?? (year === null || fitsBirthDate(year, written) ? undefined : EARLY_TRAINING);
}

const Mobile = () => Sentence('mobile', (value, whole) => mobileProblem(plainNumber(value), (whole as PersonalBody).countryCode ?? ''));

/** Without a country only the digits can be judged. */
function mobileProblem(digits: string, countryCode: string): string | undefined {
  if (!/^\d+$/.test(digits)) return 'Please enter digits only.';
  if (digits.length > MOBILE_MAX) return `Please enter at most ${MOBILE_MAX} digits.`;
  return hasDialCode(countryCode) ? phoneProblem(countryCode, digits) : undefined;
}

/** Step 1. Other words of old apps (page_id, curruntTab, updateSignupNumber, signup_type, password) are not read. */
export class PersonalBody extends StepBody {
  @Wire('firstName', { max: 60 })
  @Required('First name is required.')
  @Rule('letters', isPersonName, LETTERS)
  readonly firstName!: string;

  @Wire('lastName', { max: 60 })
  @Required('Last name is required.')
  @Rule('letters', isPersonName, LETTERS)
  readonly lastName!: string;

  @Wire('emailId', { max: 254 })
  @Required('Email Id is required.')
  @Rule('own', isOwnEmail, 'Please use the email address of your account.')
  readonly email!: string;

  @Wire('dob', { optional: true })
  @BirthDate()
  readonly birthDate?: string;

  @ApiProperty({ required: false })
  @Wire('cityId', PLACE)
  @Rule('city', hasCity, NO_LOCATION)
  readonly cityId?: string;

  @Wire('cityName', { ...PLACE, optional: true })
  readonly cityName?: string;

  @Wire('cityOfOriginId', { ...PLACE, optional: true })
  readonly originCityId?: string;

  @Wire('cityOfOrigin', { ...PLACE, optional: true })
  readonly originCityName?: string;

  @Wire('country_code', { max: 20 })
  @Required('Country Code is required.')
  @Rule('dialCode', hasDialCode, 'Please select a valid country code.')
  readonly countryCode!: string;

  @Wire('mobile', { max: 20 })
  @Required('Mobile number is required.')
  @Mobile()
  readonly mobile!: string;

  @Wire('gender')
  @Required('Gender is required.')
  @OneOf(['M', 'F', 'O'], 'Gender is required.')
  readonly gender!: 'M' | 'F' | 'O';

  /** Asked of women only; yes if left out. */
  @Wire('femaleGroupAllow', { optional: true })
  readonly joinsWomenGroup?: boolean;

  get city(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.cityId) ?? readPlaceAnswer(this.cityName);
  }

  get originCity(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.originCityId) ?? readPlaceAnswer(this.originCityName);
  }
}

/** The profile's edit of personal details. The phone is compared only: it changes by a code, elsewhere. */
export class PersonalUpdateBody extends StepBody {
  @Wire('dob', { optional: true })
  @BirthDate()
  readonly birthDate?: string;

  @Wire('city', { ...PLACE, optional: true })
  readonly cityAnswer?: string;

  @Wire('cityId', { ...PLACE, optional: true })
  readonly cityId?: string;

  @Wire('cityName', { ...PLACE, optional: true })
  readonly cityName?: string;

  get city(): PlaceAnswer | undefined {
    return readPlaceAnswer(this.cityAnswer) ?? readPlaceAnswer(this.cityId) ?? readPlaceAnswer(this.cityName);
  }
}

export class StepView {
  /** The highest onboarding step completed, 0 to 4. */
  @Wire('till_where_filled') step!: number;
  /** 1 once steps 1 and 2 are done. */
  @Wire('is_all_details_filled') isMember!: number;
}
