import { type Detector, matches } from './finding.rules';

const OVER_89 = '(?:9\\d|1[01]\\d|120)';
/** At most three blanks: an unbounded run would make a rule take quadratic time. */
const BLANKS = '\\s{0,3}';
const BETWEEN = '[\\s-]{0,3}';
const IN_WORDS =
  'ninety(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|one hundred(?: and (?:one|two|three|four|five))?';
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
  /** "93M with": without the words behind it, it may be a temperature. */
  {
    shape:
      /(?<![\d./])9\d ?[MF](?=,? {1,3}(?:with|who|presented|presenting|admitted|complain|c\/o))/g,
    repair: '90+',
  },
  {
    shape: new RegExp(
      `\\bage[d]?${BLANKS}(?:of|is|:|=)?${BLANKS}${OVER_89}(?![\\d.%])(?!${BLANKS}(?:days?|weeks?|months?|hours?|minutes?))`,
      'gi',
    ),
    repair: 'aged 90+',
  },
];

/** Ages over 89 (HIPAA's safe harbour, 45 CFR 164.514(b)(2)(i)(C)). */
export const ages: Detector = (text) =>
  AGES.flatMap(({ shape, repair }) =>
    matches(text, shape, { kind: 'age', isCertain: true, repair }),
  );
