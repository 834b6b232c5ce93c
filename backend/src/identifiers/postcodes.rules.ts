import { type Detector, matches } from './finding.rules';

const POSTCODES = [
  /** SW1A 1AA */
  /(?<![\p{L}\d])(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) \d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/gu,
  /** K1A 0B1, but neither T3N1M0 nor A2L3B1 */
  /(?<![\p{L}\d])(?!T\dN\dM|A\dL\dB)[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d(?![\p{L}\d])/gu,
  /** MA 02139, CA 94110-1234 */
  /(?<![\p{L}\d])(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?:-\d{4})?(?![\p{L}\d])/gu,
  /** 02139-1234 */
  /(?<![\p{L}\d.,-])\d{5}-\d{4}(?![\p{L}\d-])/gu,
  /** 1012 AB Amsterdam */
  /(?<![\p{L}\d])[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}(?= \p{Lu}\p{Ll}{2})/gu,
  /** 80331 München, 75013 Paris: five digits followed by a place */
  /(?<=[,\n]\s?|\b(?:in|at|from|of|address:?) )\d{5}(?= \p{Lu}\p{Ll}{2})/gu,
  /** Bengaluru 560001, PIN 110 029 */
  /(?<=\bPIN(?: ?code)?:? ?|\bpostcode:? ?|\bpostal code:? ?|\bzip(?: ?code)?:? ?)\d{3,6}(?: ?\d{3})?(?!\d)/giu,
  /** Starts with the digits: starting with each letter would need a quadratic look-behind. */
  /[1-8]\d{2} ?\d{3}(?=[.,;)]|$)(?<=\p{Lu}\p{Ll}{2,} ?-? ?\d{3} ?\d{3})/gmu,
];

/** A postcode narrows down where somebody lives. */
export const postcodes: Detector = (text) =>
  POSTCODES.flatMap((shape) =>
    matches(text, shape, { kind: 'postcode', isCertain: false, repair: '[area]' }),
  );
