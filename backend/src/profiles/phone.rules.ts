/** Phone numbers of the six countries that have rules of their own (specification part 1, section 5). Pure: pages use them too. */

export interface CountryPhoneRule {
  readonly country: string;
  /** Digits. */
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

/** "+91", "0091" and "91" are the same dial code: 91. Empty when it is none. */
export function dialCode(given: string): string {
  return /^(?:\+|00)?([1-9][\d-]{0,6})$/.exec(given.trim())?.[1]?.replace(/-/g, '') ?? '';
}

/** The number without the blanks and hyphens that people write into it. */
export function plainNumber(given: string): string {
  return given.replace(/[\s().-]/g, '');
}

/** What is wrong with a number by the table; undefined when it is right, or when its country is not in the table. */
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
