import {
  isAadhaar,
  isChineseId,
  isCpf,
  isDni,
  isNhsNumber,
  isNir,
  isPersonnummer,
  isSouthAfricanId,
} from './check-digits.rules';
import { type Detector, type Finding, matches } from './finding.rules';

/**
 * The local part is matched by a look-behind from the @ sign: matching forwards could start at
 * every letter.
 */
const EMAIL =
  /@(?<=(?<before>[\p{L}\p{N}._%+-]{1,64})@)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu;

/** An international number: a plus, then 8 to 15 digits with single separators. */
const INTERNATIONAL = /(?<![\d.+])\+\s?(?:\d[\s().-]{0,2}){7,14}\d(?!\d)/g;
/**
 * National phone numbers of 9 to 11 digits in common formats, which series of measurements do not
 * have.
 */
const NATIONAL = [
  /** 020 7946 0958, 06 12 34 56 78: a leading zero, groups, one kind of separator. */
  /(?<!\d)(?<!\d[.,/-])0\d{1,4}([ .-])\d{2,4}(?:\1\d{2,4}){1,4}(?![\d.,/-]*\d)/g,
  /** 07911 123456 */
  /(?<!\d)(?<!\d[.,/-])0\d{3,4}[ -]\d{5,6}(?![\d.,/-]*\d)/g,
  /** (555) 123-4567 */
  /\(0?\d{2,5}\)\s?\d{3,4}[ .-]?\d{3,5}(?!\d)/g,
  /** 555-123-4567, 98765 43210 */
  /(?<!\d)(?<!\d[.,/-])(?:\d{3}([ .-])\d{3}\1\d{4}|[6-9]\d{4}[ -]\d{5})(?![\d.,/-]*\d)/g,
  /** 9876543210, 07911123456 */
  /(?<![\d+])(?<!\d[.,/-])(?:[6-9]\d{9}|0\d{9,10})(?![\d.,/-]*\d)/g,
];

interface NationalNumber {
  readonly shape: RegExp;
  readonly holds: (written: string) => boolean;
}

/**
 * Definite because their check digits are valid: one in ten random numbers would pass, but not in
 * this format.
 */
const NATIONAL_NUMBERS: readonly NationalNumber[] = [
  { shape: /(?<!\d)[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?!\d)/g, holds: isAadhaar },
  { shape: /(?<!\d)\d{3}([ -]?)\d{3}\1\d{4}(?!\d)/g, holds: isNhsNumber },
  { shape: /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, holds: isCpf },
  {
    shape: /(?<!\d)[12] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?!\d)/gi,
    holds: isNir,
  },
  { shape: /(?<![\p{L}\d])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![\p{L}\d])/giu, holds: isDni },
  { shape: /(?<!\d)[1-8]\d{16}[\dX](?![\dX])/gi, holds: isChineseId },
  { shape: /(?<!\d)\d{6} ?\d{4} ?\d{2} ?\d(?!\d)/g, holds: isSouthAfricanId },
  { shape: /(?<!\d)(?:\d{2})?\d{6}[-+]\d{4}(?!\d)/g, holds: isPersonnummer },
];

/** Without check digits, so not definite: an SSN, an Indian PAN, an Italian fiscal code. */
const LIKELY_NUMBERS = [
  /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  /(?<![\p{L}\d])[A-Z]{3}P[A-Z]\d{4}[A-Z](?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu,
];

const RECORD_LABEL =
  '(?:mrn|uhid|nhs|ssn|aadhaar|medicare|cpf|dni|nir|(?:hospital|hosp|patient|record|file|chart|case|unit|accession|admission|insurance|policy|registration|reg|ip|op|ipd|opd|lab|specimen|passport)\\.?(?: {0,3}(?:id|record|file))?)';
/**
 * A label followed by a number with at least four digits, letters and dashes. Spaces are limited as
 * in `ages.rules`.
 */
const RECORD = new RegExp(
  `(?<lead>\\b${RECORD_LABEL} {0,3}(?:no|nr|num|number|id|#|n[°º])?\\.? {0,3}[:#-]? {0,3})(?=(?:[a-z/-]{0,12}\\d){4})[a-z]{0,4}[-/]?\\d[a-z\\d]*(?:[-/][a-z\\d]+)*`,
  'gi',
);
/** Labels that need a word like "no." after them: "case 2024" or "unit 5000" identifies nobody. */
const BARE_WORDS = /^(?:case|unit|file|chart|reg|lab|insurance|policy)\.? *$/i;

const digits = (text: string) => text.replace(/[\s.()+-]/g, '');

function isPhone([written]: RegExpMatchArray): boolean {
  const all = written.replace(/\D/g, '');
  return all.length >= 9 && all.length <= 12 && !/0{5}$/.test(all);
}

const isRecord = (match: RegExpMatchArray) => !BARE_WORDS.test(match.groups?.['lead'] ?? '');

export const emails: Detector = (text) =>
  matches(text, EMAIL, { kind: 'email', isCertain: true, repair: '[email]' });

export const phones: Detector = (text) => [
  ...matches(text, INTERNATIONAL, { kind: 'phone', isCertain: true, repair: '[phone]' }),
  ...NATIONAL.flatMap((shape) =>
    matches(text, shape, { kind: 'phone', isCertain: true, repair: '[phone]', holds: isPhone }),
  ),
];

export const nationalNumbers: Detector = (text): Finding[] => {
  const what = { kind: 'national-number', repair: '[number]' } as const;
  return [
    ...NATIONAL_NUMBERS.flatMap(({ shape, holds }) =>
      matches(text, shape, {
        ...what,
        isCertain: true,
        holds: ([written]) => holds(digits(written)),
      }),
    ),
    ...LIKELY_NUMBERS.flatMap((shape) => matches(text, shape, { ...what, isCertain: false })),
  ];
};

export const recordNumbers: Detector = (text) =>
  matches(text, RECORD, {
    kind: 'record-number',
    isCertain: false,
    repair: '[number]',
    holds: isRecord,
  });
