import { Required, Rule } from '../wire/rules';
import { phoneProblem } from './phone';
import { dialCode, plainNumber } from './phone.rules';
import { Sentence } from './sentence';

const MOBILE_MAX = 12;
const hasDialCode = (value: unknown) => dialCode(String(value)) !== '';

export const CountryCode = (): PropertyDecorator => (target, property) => {
  Rule('dialCode', hasDialCode, 'Please select a valid country code.')(target, property);
  Required('Country Code is required.')(target, property);
};

/** A phone number of the country given by `countryCode` in the same form. */
export const Mobile = (): PropertyDecorator => (target, property) => {
  Sentence('mobile', (value, whole) =>
    mobileProblem(plainNumber(value), (whole as { countryCode?: string }).countryCode ?? ''),
  )(target, property);
  Required('Mobile number is required.')(target, property);
};

/** Without a country only the digits can be checked. */
function mobileProblem(digits: string, countryCode: string): string | undefined {
  if (!/^\d+$/.test(digits)) return 'Please enter digits only.';
  if (digits.length > MOBILE_MAX) return `Please enter at most ${MOBILE_MAX} digits.`;
  return hasDialCode(countryCode) ? phoneProblem(countryCode, digits) : undefined;
}
