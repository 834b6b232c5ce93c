import { phoneProblem } from '../profiles/phone';
import { dialCode, plainNumber } from '../profiles/phone.rules';
import { Sentence } from '../profiles/sentence';
import { AtLeast, EmailShaped, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const NAME_MIN = 3;
const MESSAGE_MIN = 15;
const PHONE_CHARACTERS = /^[\d\s+().-]+$/;
const MOBILE_MIN = 7;
const MOBILE_MAX = 14;

function isMobile(value: unknown): boolean {
  const digits = String(value ?? '').replace(/\D/g, '').length;
  return PHONE_CHARACTERS.test(String(value ?? '')) && digits >= MOBILE_MIN && digits <= MOBILE_MAX;
}

/**
 * The messages are those of the spec (part 3, section 5); it accepts 7 to 14 digits but mentions
 * 10.
 */
export class ContactBody {
  @Wire('fName', { max: 100 })
  @AtLeast(NAME_MIN, 'Full Name must be at least 3 characters long.')
  readonly name!: string;

  @Wire({ max: 254 })
  @EmailShaped('Invalid email address.')
  readonly email!: string;

  @Wire('mobile', { max: 30 })
  @Rule('mobile', isMobile, 'Invalid mobile number. It must be 10 digits.')
  readonly mobileNumber!: string;

  @Wire({ lines: true })
  @AtLeast(MESSAGE_MIN, 'Very short message')
  readonly message!: string;
}

const NO_COUNTRY = 'Please select the country of the phone number.';

function deletionPhoneProblem(value: string, whole: object): string | undefined {
  const { countryCode = '' } = whole as { countryCode?: string };
  if (dialCode(countryCode) === '') return NO_COUNTRY;
  return phoneProblem(countryCode, plainNumber(value));
}

export class DeletionRequestBody {
  @Wire({ max: 100 })
  @Required('Name is required')
  @AtLeast(NAME_MIN, 'Name must be at least 3 characters long')
  readonly name!: string;

  @Wire({ max: 254 })
  @Required('Email is required')
  @EmailShaped('Invalid email address')
  readonly email!: string;

  @Wire({ lines: true })
  @Required('Message is required')
  readonly message!: string;

  /** The dial code of the number: "+91". */
  @Wire({ optional: true, max: 10 })
  readonly countryCode?: string;

  @Wire('mobNo', { optional: true, max: 30 })
  @Sentence('phone', deletionPhoneProblem)
  readonly number?: string;
}

export class ReceivedView {
  @Wire() id!: number;
  @Wire() message!: string;
}

export class LetterView {
  @Wire() id!: number;
  /** Null if a visitor wrote it. */
  @Wire('signup_id', { as: 'number', nullable: true }) memberId!: number | null;
  @Wire() name!: string;
  @Wire() email!: string;
  @Wire() message!: string;
  @Wire('created_at') receivedAt!: Date;
  @Wire('closed_at', { as: 'time', nullable: true }) closedAt!: Date | null;
}

export class ContactMessageView extends LetterView {
  @Wire('mobile') mobileNumber!: string;
}
