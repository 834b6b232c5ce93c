import { type Detector, matches } from './finding.rules';

const OVER_89 = '(?:9\\d|1[01]\\d|120)';
const IN_WORDS =
  'ninety(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|one hundred(?: and (?:one|two|three|four|five))?';
const AGES: readonly { readonly shape: RegExp; readonly repair: string }[] = [
  {
    shape: new RegExp(
      `(?<![\\d.])(?:${OVER_89}|${IN_WORDS})[\\s-]*(?:years?|yrs?)[\\s-]*old\\b`,
      'gi',
    ),
    repair: '90+',
  },
  {
    shape: new RegExp(
      `(?<![\\d.])(?:${OVER_89}|${IN_WORDS})[\\s-]*(?:years?|yrs?)[\\s-]*of age\\b`,
      'gi',
    ),
    repair: '90+ years of age',
  },
  {
    shape: new RegExp(`(?<![\\d.])${OVER_89}[\\s-]*(?:y\\.?\\s?/?\\s?o\\.?|yo)(?![\\p{L}])`, 'giu'),
    repair: '90+',
  },
  /** "93M with": without the words behind it, it may be a temperature. */
  {
    shape: /(?<![\d./])9\d ?[MF](?=,? +(?:with|who|presented|presenting|admitted|complain|c\/o))/g,
    repair: '90+',
  },
  {
    shape: new RegExp(
      `\\bage[d]?\\s*(?:of|is|:|=)?\\s*${OVER_89}(?![\\d.%])(?!\\s*(?:days?|weeks?|months?|hours?|minutes?))`,
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
