import { BIRTH_YEARS, DATE_SHAPES, DATES_IN_OTHER_SCRIPTS } from './date-shapes.rules';
import { type Detector, type Finding, matches } from './finding.rules';
import { asDigits } from './misread.rules';
import { hasOtherScript } from './plain-text.rules';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(?<day>3[01]|[12]\\d|0?[1-9])';
const YEAR = "(?<year>(?:19|20)\\d\\d|'\\d\\d)";
const NUMBER_MONTH = '(?<number>1[0-2]|0?[1-9])';

const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?|the )?';
/** Durations, not dates: 3/7 is three days, 2/52 two weeks, 6/12 six months. */
const NO_SPAN = '(?!\\d{1,2}/(?:7|12|24|52)(?!\\d))';

const DATES = [
  /** 12 March 2024, 12th of March, Tuesday 12 March */
  new RegExp(
    `(?<![\\d.\\p{L}])${WEEKDAY}(?<![\\d.])${DAY}(?:st|nd|rd|th)?[\\s-]{0,3}(?:of\\s{1,3})?${MONTH}(?:[\\s,-]{0,3}${YEAR})?(?![\\p{L}\\d])`,
    'giu',
  ),
  /** March 12, 2024 */
  new RegExp(
    `(?<!\\p{L})${MONTH}\\s{1,3}${DAY}(?:st|nd|rd|th)?(?:,?\\s{1,3}${YEAR})?(?![\\d%/]|\\.\\d|\\p{L}|\\s{0,3}(?:mg|mm|cm|ml|kg|%|patients|cases))`,
    'giu',
  ),
  /** 23-JAN-17, Jan/17/2023 */
  new RegExp(`(?<![\\d.])${DAY}[-/ ]${MONTH}[-/ ](?<year>\\d\\d)(?![\\p{L}\\d])`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTH}[-/]${DAY}[-/]${YEAR}(?![\\p{L}\\d])`, 'giu'),
  /** 20240312 */
  /(?<![\d.,/-])(?<year>(?:19|20)\d\d)(?<number>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?![\d-]|[.,]\d)/g,
  /** 2024-03-12 */
  new RegExp(`(?<![\\d.-])(?<year>(?:19|20)\\d\\d)[-/.]${NUMBER_MONTH}[-/.]${DAY}(?![\\d-])`, 'g'),
  /** 12.03.2024, 12/03/24: day first, as in most of the world */
  new RegExp(
    `(?<![\\d./-])${DAY}(?<by>[./-])${NUMBER_MONTH}\\k<by>(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\d/-]|\\.\\d)`,
    'g',
  ),
  /** 03/28/2024 */
  new RegExp(
    `(?<![\\d./-])${NUMBER_MONTH}/${DAY}/(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\d/-]|\\.\\d)`,
    'g',
  ),
  /** 28/3 after a word that makes it a date */
  new RegExp(
    `(?<=\\b(?:on|dated?|since|until|from|admitted|discharged|operated|seen|reviewed|do[asbd]|lmp|edd|born):? )${DAY}/${NUMBER_MONTH}(?![\\d/]| ?ago)`,
    'gi',
  ),
  new RegExp(
    `(?<=\\b(?:f/u|fu|review|rv|adm|appt|disch|ot|sx):? )${NO_SPAN}${DAY}/${NUMBER_MONTH}(?![\\d/]| ?ago)`,
    'gi',
  ),
];
const MONTH_ABROAD =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|januar|jänner|februar|märz|maerz|april|juni|juli|august|september|oktober|november|dezember|janvari|janwari|farvari|aprail|joon|julai|agast|sitambar|aktoobar|navambar|disambar)';
/**
 * Spanish, Portuguese, French, German, transliterated Hindi: days between them are not computed.
 */
const ABROAD = new RegExp(
  `(?<![\\d.\\p{L}])${DAY}(?:º|er|\\.)? (?:de )?${MONTH_ABROAD}(?: (?:de |del )?(?:19|20)\\d\\d)?(?![\\p{L}\\d])`,
  'giu',
);
/** A month with its year is more specific than the year, which may stay. */
const MONTHS_WITH_YEAR = [
  new RegExp(
    `(?<!\\p{L})(?:(?:early|mid|late)[ -])?(?:${MONTH}|${MONTH_ABROAD})(?:,| of| de| del)? {0,2}${YEAR}(?![\\d-])`,
    'giu',
  ),
  /(?<![\d/.])(?:1[0-2]|0?[1-9])\/(?<year>(?:19|20)\d\d)(?![\d/])/g,
];
const DAY_MS = 24 * 3_600_000;

/** "may" and "mar" are also words: without a year, a month must be capitalised. */
const isWord = (match: RegExpMatchArray) =>
  /^(may|mar|dec|jan|sep|oct)$/.test(match.groups?.['month'] ?? '') && !match.groups?.['year'];

interface DateFound {
  readonly start: number;
  readonly end: number;
  /** Days since 1970, if day, month and year are given. */
  readonly day: number | undefined;
}

function dateOf(match: RegExpMatchArray): DateFound {
  const { day, month, number, year } = match.groups ?? {};
  const monthIndex = month ? MONTHS.indexOf(month.slice(0, 3).toLowerCase()) : Number(number) - 1;
  const digits = year?.replace("'", '');
  const fullYear = digits && (digits.length === 2 ? 2000 + Number(digits) : Number(digits));
  const days = fullYear ? Date.UTC(fullYear, monthIndex, Number(day)) / DAY_MS : undefined;
  return {
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].trimEnd().length,
    day: days,
  };
}

const monthOf = (match: RegExpMatchArray): Finding => ({
  kind: 'date',
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  isCertain: false,
  repair: match.groups?.['year']?.replace("'", '20') ?? 'that year',
});

/**
 * Exact dates, replaced by days since the first of them: "12 March 2024" is day 0, "15 March 2024"
 * day 3.
 */
export const dates: Detector = (written): Finding[] => {
  const text = asDigits(written);
  const found = DATES.flatMap((shape) =>
    [...text.matchAll(shape)].filter((match) => !isWord(match)).map(dateOf),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const first = found.find(({ day }) => day !== undefined)?.day;
  const others = [
    ...[ABROAD, ...DATE_SHAPES, ...(hasOtherScript(text) ? DATES_IN_OTHER_SCRIPTS : [])].flatMap(
      (shape) => matches(text, shape, { kind: 'date', isCertain: false, repair: 'day 0' }),
    ),
    ...matches(text, BIRTH_YEARS, { kind: 'date', isCertain: false, repair: 'that year' }),
    ...MONTHS_WITH_YEAR.flatMap((shape) => [...text.matchAll(shape)].map(monthOf)),
  ];
  const exact: Finding[] = found.map(({ start, end, day }) => {
    const repair = day === undefined || first === undefined ? 'day 0' : `day ${day - first}`;
    return { kind: 'date', start, end, isCertain: false, repair };
  });
  return [...exact, ...others];
};
