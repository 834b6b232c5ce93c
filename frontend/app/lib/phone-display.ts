import { dialCode, PHONE_RULES } from '../../../backend/src/profiles/phone.rules';

/** The longest number that E.164 allows. */
const MOST_DIGITS = 15;

/** Removes everything but digits, and cuts at the longest number of the country. */
export function keptDigits(code: string, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PHONE_RULES[dialCode(code)]?.max ?? MOST_DIGITS);
}

/** US/Canada (201) 555-0123, India 98765 43210, all others in groups of four. */
export function displayed(code: string, digits: string): string {
  const dial = dialCode(code);
  if (dial === '1') {
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    if (!exchange) return digits;
    return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
  }
  if (dial === '91') return [digits.slice(0, 5), digits.slice(5)].filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
