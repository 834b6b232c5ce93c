import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dialCode, isInTable, plainNumber, tableProblem } from './phone.rules';

/** A phone number as entered and in international format. */
export interface Phone {
  /** With the plus: "+91". */
  readonly countryCode: string;
  /** The digits as entered. */
  readonly number: string;
  /** In E.164 format. */
  readonly full: string;
}

const INVALID = 'Invalid phone number format';

/**
 * Checks numbers of the six countries against the table, all others with the phone library. Returns
 * the message for the user, or undefined.
 */
export function phoneProblem(countryCode: string, number: string): string | undefined {
  const code = dialCode(countryCode);
  const digits = plainNumber(number);
  if (!/^\d{1,15}$/.test(digits)) return INVALID;
  if (isInTable(code)) return tableProblem(code, digits);
  return parsePhoneNumberFromString(`+${code}${digits}`)?.isValid() ? undefined : INVALID;
}

/**
 * Call this for valid numbers only. A national prefix of zero is dropped in the international
 * format.
 */
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
