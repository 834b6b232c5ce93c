import {
  AGES_ABROAD,
  AGES_IN_OTHER_SCRIPTS,
  IN_WORDS,
  OVER_89,
  WARD_AGES,
  YEAR_OF_BIRTH,
} from './age-shapes.rules';
import { type Detector, matches } from './finding.rules';
import { hasOtherScript } from './plain-text.rules';

/** At most three spaces: an unbounded run would make the rule take quadratic time. */
const BLANKS = '\\s{0,3}';
const BETWEEN = '[\\s-]{0,3}';
/** Ninety and more in words: Spanish and Portuguese, French, German, transliterated Hindi. */
const ABROAD =
  '(?:(?:noventa(?: [ye] [a-zêéç]{2,6})?|cien|cem) a(?:ñ|n)os|quatre-vingt-(?:dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize) ans|(?:\\p{L}{3,6}und)?neunzig(?: ?jährige?[rnms]?| Jahren?)|(?:nabbe|ikyanve|banve|tiranve|chauranve|pachanve|chhiyanve|sattanve|atthanve|ninyanve) saal)';
const AGES: readonly { readonly shape: RegExp; readonly repair: string }[] = [
  {
    shape: new RegExp(
      `(?<![\\d.])(?:${OVER_89}|${IN_WORDS})${BETWEEN}(?:years?|yrs?)${BETWEEN}old\\b`,
      'gi',
    ),
    repair: '90+',
  },
  {
    shape: new RegExp(
      `(?<![\\d.])(?:${OVER_89}|${IN_WORDS})${BETWEEN}(?:years?|yrs?)${BETWEEN}of age\\b`,
      'gi',
    ),
    repair: '90+ years of age',
  },
  {
    shape: new RegExp(
      `(?<![\\d.])${OVER_89}${BETWEEN}(?:y\\.?\\s?/?\\s?o\\.?|yo)(?![\\p{L}])`,
      'giu',
    ),
    repair: '90+',
  },
  /** "93M with": without the following words it could be a temperature. */
  {
    shape:
      /(?<![\d./])9\d ?[MF](?=,? {1,3}(?:with|who|presented|presenting|admitted|complain|c\/o))/g,
    repair: '90+',
  },
  {
    shape: new RegExp(
      `\\bage[d]?${BLANKS}(?:of|is|:|=)?${BLANKS}${OVER_89}(?: ?y(?:rs?|ears?)?(?![\\p{L}]))?(?![\\d%]|[.,]\\d)(?!${BLANKS}(?:days?|weeks?|months?|hours?|minutes?))`,
      'giu',
    ),
    repair: 'aged 90+',
  },
  /** "94/F", "90 yrs/F", "92 Y/M" */
  {
    shape: new RegExp(
      `(?<![\\d.,/:-])${OVER_89}(?:[ -]?(?:y|yo|yrs?|years?)\\.?)? ?/ ?(?:[MF]|male|female)(?![\\p{L}\\d])`,
      'giu',
    ),
    repair: '90+',
  },
  /** "94F" at the beginning of a history, but not the decimals of "RBC 4.93M". */
  {
    shape: new RegExp(
      `(?<=(?:^|[.;(\\n]) ?|\\b(?:[Cc]ase of|[Aa]n?|[Tt]his|frail) )(?<!\\d\\.)${OVER_89} ?[MF](?![\\p{L}\\d])(?! (?:catheter|sheath))`,
      'gmu',
    ),
    repair: '90+',
  },
  /** "92 yr F", "90 years M", "094Y" as printed by scanners */
  {
    shape: new RegExp(
      `(?<![\\d.,/:-])${OVER_89} ?(?:yrs?|years?|y|yo)\\.?,? ?(?:[MF]|male|female)(?![\\p{L}\\d])`,
      'giu',
    ),
    repair: '90+',
  },
  { shape: /(?<![\d.])(?:09\d|1[01]\d)Y(?![\p{L}\d])/gu, repair: '90+' },
  { shape: new RegExp(`(?<!\\p{L})${ABROAD}(?!\\p{L})`, 'giu'), repair: '90+' },
  {
    shape: new RegExp(`(?<=\\b[Aa]t )(?:${IN_WORDS})(?=,? (?:she|he|they)(?!\\p{L}))`, 'giu'),
    repair: 'over 89',
  },
  {
    shape: new RegExp(`(?<=\\b(?:age of|aged|age) )(?:${IN_WORDS})(?![\\p{L}-])`, 'giu'),
    repair: '90+',
  },
  {
    shape:
      /(?<![\p{L}\d.])(?:ninet(?:ieth|y-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))|hundredth|9\dth|9[1-3](?:st|nd|rd))(?= birthday(?!\p{L}))/giu,
    repair: '90th or later',
  },
  /** "F, 94 yr" */
  {
    shape: new RegExp(
      `(?<=(?<![\\p{L}\\d])[MF],? ?)${OVER_89} ?(?:yrs?|years?|y)(?![\\p{L}\\d])`,
      'gu',
    ),
    repair: '90+',
  },
  {
    shape: new RegExp(
      `(?:${OVER_89}|${IN_WORDS})[ -]?(?:years?|yrs?),? (?=(?:lady|woman|man|gentleman|male|female)(?!\\p{L}))`,
      'giu',
    ),
    repair: '90+ year ',
  },
  /** Spanish, Portuguese, French, German, transliterated Hindi. */
  {
    shape: new RegExp(
      `(?<![\\d.,/])${OVER_89}(?: ?(?:años|anos|ans|saal|sal ki|baras|varsh)|-? ?jährige?[rnms]?| Jahren?)(?!\\p{L})`,
      'giu',
    ),
    repair: '90+',
  },
];

/** Likely, not definite: the number or word may mean something else. */
const LIKELY_AGES = [
  /(?<![\d.])(?:9\dth|9[1-3](?:st|nd|rd)) year(?!s)/gi,
  new RegExp(`(?<![\\p{L}\\d/])[MF] ?${OVER_89}(?=[,;]|$)`, 'gmu'),
  new RegExp(
    `(?<=\\b(?:is|was|be|been|turned|reached|nearly|almost|aged|she's|he's) )(?:${IN_WORDS})(?=[.,;]|$| (?:and|with|but|when|in|on|at|this|next|last))`,
    'gi',
  ),
];

/** Whoever was born in an earlier year is over 89. */
const YEARS = 90;
const isOver89 = ({ groups }: RegExpMatchArray) =>
  Number(groups?.['year']) <= new Date().getUTCFullYear() - YEARS;

/** Ages over 89 (HIPAA's safe harbour, 45 CFR 164.514(b)(2)(i)(C)). */
export const ages: Detector = (text) => [
  ...[
    ...AGES,
    ...WARD_AGES,
    ...AGES_ABROAD,
    ...(hasOtherScript(text) ? AGES_IN_OTHER_SCRIPTS : []),
  ].flatMap(({ shape, repair }) => matches(text, shape, { kind: 'age', isCertain: true, repair })),
  ...matches(text, YEAR_OF_BIRTH, {
    kind: 'age',
    isCertain: true,
    repair: 'more than 89 years ago',
    holds: isOver89,
  }),
  ...LIKELY_AGES.flatMap((shape) =>
    matches(text, shape, { kind: 'age', isCertain: false, repair: '90+' }),
  ),
];
