/** What in a text says for certain who somebody is. Nothing is guessed here: a doubtful pattern is left to people. */
export type Identifier = 'email' | 'phone' | 'national-number' | 'age';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/u;

/** An international number: a plus, then 8 to 15 digits with single separators. */
const INTERNATIONAL = /(?<![\d.+])\+\s?(?:\d[\s().-]{0,2}){7,14}\d(?!\d)/;
/** National numbers as they are written, 9 to 11 digits; series of findings are not written so. */
const NATIONAL = [
  /** 020 7946 0958, 06 12 34 56 78: a leading zero, groups, one kind of separator. */
  /(?<![\d.,/-])0\d{1,4}([ .-])\d{2,4}(?:\1\d{2,4}){1,4}(?![\d.,/-]*\d)/g,
  /** 07911 123456 */
  /(?<![\d.,/-])0\d{3,4}[ -]\d{5,6}(?![\d.,/-]*\d)/g,
  /** (555) 123-4567 */
  /\(0?\d{2,5}\)\s?\d{3,4}[ .-]?\d{3,5}(?!\d)/g,
  /** 555-123-4567, 98765 43210 */
  /(?<![\d.,/-])(?:\d{3}([ .-])\d{3}\1\d{4}|[6-9]\d{4}[ -]\d{5})(?![\d.,/-]*\d)/g,
  /** 9876543210, 07911123456 */
  /(?<![\d.,/+-])(?:[6-9]\d{9}|0\d{9,10})(?![\d.,/-]*\d)/g,
];

const AADHAAR = /(?<!\d)[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?!\d)/g;
const NHS_NUMBER = /(?<!\d)\d{3}([ -]?)\d{3}\1\d{4}(?!\d)/g;

const OVER_89 = '(?:9\\d|1[01]\\d|120)';
const AGES = [
  new RegExp(`(?<![\\d.])${OVER_89}[\\s-]*(?:years?|yrs?)[\\s-]*(?:old|of age)\\b`, 'i'),
  new RegExp(`(?<![\\d.])${OVER_89}[\\s-]*(?:y\\.?\\s?/?\\s?o\\.?|yo)(?![\\p{L}])`, 'iu'),
  new RegExp(`\\bage[d]?\\s*(?:of|is|:|=)?\\s*${OVER_89}(?![\\d.%])(?!\\s*(?:days?|weeks?|months?|hours?|minutes?))`, 'i'),
];

const SENTENCES: Readonly<Record<Identifier, string>> = {
  email: 'Please remove the email address: nobody must be recognisable.',
  phone: 'Please remove the phone number: nobody must be recognisable.',
  'national-number': 'Please remove the identity number: the patient must not be recognisable.',
  age: 'Please write "over 89" instead of the exact age: the patient must not be recognisable.',
};

/** The first certain identifier of a text. */
export function identifierIn(text: string): Identifier | undefined {
  const plain = text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
  if (EMAIL.test(plain)) return 'email';
  if (has(plain, AADHAAR, isAadhaar) || has(plain, NHS_NUMBER, isNhsNumber)) return 'national-number';
  if (INTERNATIONAL.test(plain) || NATIONAL.some((shape) => has(plain, shape, isPhoneLength))) return 'phone';
  return AGES.some((age) => age.test(plain)) ? 'age' : undefined;
}

/** The sentence for the first certain identifier of a text, undefined for a clean one. */
export function identifierProblem(text: string): string | undefined {
  const found = identifierIn(text);
  return found && SENTENCES[found];
}

function has(text: string, shape: RegExp, holds: (digits: string) => boolean): boolean {
  return [...text.matchAll(shape)].some(([match]) => holds(match.replace(/\D/g, '')));
}

function isPhoneLength(digits: string): boolean {
  return digits.length >= 9 && digits.length <= 12 && !/0{5}$/.test(digits);
}

/** Weights 10 to 2, modulo 11 (NHS Data Dictionary). Ten equal digits pass the sum and are nobody's number. */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^(\d)\1{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[9]);
}

/** Verhoeff's multiplication in the dihedral group of order 10. */
const MULTIPLIED = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
/** His permutations, one for each place from the right. */
const PERMUTED = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258'];

/** Twelve digits whose check digit verifies (UIDAI uses Verhoeff's scheme). */
export function isAadhaar(digits: string): boolean {
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  const check = [...digits].reverse().reduce((state, digit, place) => {
    const permuted = PERMUTED[place % 8]?.[Number(digit)];
    return Number(MULTIPLIED[state]?.[Number(permuted)]);
  }, 0);
  return check === 0;
}
