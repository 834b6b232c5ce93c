/**
 * Phone numbers of the six countries with rules of their own (specification part 1, section 5).
 * Pure, also used by pages.
 */

export interface CountryPhoneRule {
  readonly country: string;
  /** The number of digits. */
  readonly min: number;
  readonly max: number;
  readonly pattern: RegExp;
}

/** By dial code, without the plus. */
export const PHONE_RULES: Readonly<Record<string, CountryPhoneRule>> = {
  '1': { country: 'US/Canada', min: 10, max: 10, pattern: /^\d{10}$/ },
  '44': { country: 'UK', min: 10, max: 11, pattern: /^\d{10,11}$/ },
  '91': { country: 'India', min: 10, max: 10, pattern: /^[6-9]\d{9}$/ },
  '61': { country: 'Australia', min: 9, max: 10, pattern: /^\d{9,10}$/ },
  '86': { country: 'China', min: 11, max: 11, pattern: /^1[3-9]\d{9}$/ },
  '49': { country: 'Germany', min: 10, max: 13, pattern: /^\d{10,13}$/ },
};

/** Normalises "+91", "0091" and "91" to 91. Empty if it is not a dial code. */
export function dialCode(given: string): string {
  return /^(?:\+|00)?([1-9][\d-]{0,6})$/.exec(given.trim())?.[1]?.replace(/-/g, '') ?? '';
}

/** The number without spaces, hyphens etc. */
export function plainNumber(given: string): string {
  return given.replace(/[\s().-]/g, '');
}

/**
 * The problem with a number according to the table; undefined if it is valid, or its country is not
 * in the table.
 */
export function tableProblem(code: string, digits: string): string | undefined {
  const rule = Object.hasOwn(PHONE_RULES, code) ? PHONE_RULES[code] : undefined;
  if (!rule) return undefined;
  const { country, min, max, pattern } = rule;
  if (digits.length < min || digits.length > max)
    return `Phone number must be between ${min} and ${max} digits for ${country}`;
  return pattern.test(digits) ? undefined : `Invalid phone number format for ${country}`;
}

export function isInTable(code: string): boolean {
  return Object.hasOwn(PHONE_RULES, code);
}
