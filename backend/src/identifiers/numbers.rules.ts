import {
  isAadhaar,
  isChineseId,
  isCpf,
  isDni,
  isHongKongId,
  isLuhn,
  isMyNumber,
  isNhsNumber,
  isNir,
  isPersonnummer,
  isSouthAfricanId,
} from './check-digits.rules';
import { type Detector, type Finding, matches } from './finding.rules';
import { acrossLines } from './plain-text.rules';

/**
 * The local part is matched by a look-behind from the @ sign: matching forwards could start at
 * every letter.
 */
const EMAIL =
  /@(?<=(?<before>[\p{L}\p{N}._%+-]{1,64})@)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu;

/** anna.keller at clinic dot example dot com, anna (at) clinic.example */
const SPOKEN_EMAIL = [
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._+-]{2,64} ?(?:\(at\)|\[at\]|\{at\}|<at>| at | arroba ) ?[\p{L}\p{N}-]{2,63}(?: ?(?:\(dot\)|\[dot\]| dot | punto | ponto | punkt ) ?[\p{L}\p{N}-]{2,63}){1,4}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._+-]{2,64} ?(?:\(at\)|\[at\]|\{at\}|<at>) ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/giu,
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
  /** 784-1985-1234567-1, with or without dashes */
  { shape: /(?<!\d)784([ -]?)(?:19|20)\d{2}\1\d{7}\1\d(?!\d)/g, holds: isLuhn },
  /** A123456(7) */
  { shape: /(?<![\p{L}\d])[A-Z]{1,2}\d{6} ?\([\dA]\)(?!\d)/gu, holds: isHongKongId },
  {
    shape: /(?=\d)(?<=(?:マイナンバー|個人番号)[^\d\n]{0,6})\d{4}([ -]?)\d{4}\1\d{4}(?!\d)/gu,
    holds: isMyNumber,
  },
  /** Numbers of the Gulf, of Brazil and of China after their label, in whatever groups. */
  {
    shape:
      /(?=[12])(?<=(?<!\p{L})(?:iqama|national id|saudi id|الهوية|الهوية الوطنية|هوية|الإقامة|اقامة|إقامة)[^\d\n]{0,10})[12](?: ?\d){9}(?! ?\d)/giu,
    holds: isLuhn,
  },
  { shape: /(?=\d)(?<=(?<!\p{L})cpf[^\d\n]{0,8})\d(?:[ .-]?\d){10}(?![ .-]?\d)/giu, holds: isCpf },
  {
    shape: /(?<!\d)[1-8]\d{5} (?:19|20)\d{2} ?\d{4} ?\d{3}[\dX](?![\dX])/gi,
    holds: isChineseId,
  },
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

const isRecord = (match: RegExpMatchArray) => !BARE_WORDS.test(match.groups?.['lead'] ?? '');

export const emails: Detector = (text) =>
  [EMAIL, ...SPOKEN_EMAIL].flatMap((shape) =>
    matches(text, shape, { kind: 'email', isCertain: true, repair: '[email]' }),
  );

export const nationalNumbers: Detector = (written): Finding[] => {
  const text = acrossLines(written);
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
