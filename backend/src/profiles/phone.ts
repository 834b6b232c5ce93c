import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dialCode, isInTable, plainNumber, tableProblem } from './phone.rules';

/** A phone number as it was answered and as it is dialled from anywhere. */
export interface Phone {
  /** With the plus: "+91". */
  readonly countryCode: string;
  /** The digits that were answered. */
  readonly number: string;
  /** E.164. */
  readonly full: string;
}

const INVALID = 'Invalid phone number format';

/** The six countries of the table by the table, all others by the phone library. The sentence for the person, or undefined. */
export function phoneProblem(countryCode: string, number: string): string | undefined {
  const code = dialCode(countryCode);
  const digits = plainNumber(number);
  if (!/^\d{1,15}$/.test(digits)) return INVALID;
  if (isInTable(code)) return tableProblem(code, digits);
  return parsePhoneNumberFromString(`+${code}${digits}`)?.isValid() ? undefined : INVALID;
}

/** Only for a number without a problem. A leading zero that is dialled at home is not part of the number abroad. */
export function phoneFrom(countryCode: string, number: string): Phone {
  const code = dialCode(countryCode);
  const digits = plainNumber(number);
  const dialled = `+${code}${digits}`;
  return {
    countryCode: `+${code}`,
    number: digits,
    full: parsePhoneNumberFromString(dialled)?.number ?? dialled,
  };
}
