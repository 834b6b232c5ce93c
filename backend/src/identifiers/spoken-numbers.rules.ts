import { type Detector, type Finding, matches } from './finding.rules';

/** Digits in words, as they are dictated in the languages of the lint. */
const DIGITS = `
zero oh o nought null zéro cero shunya صفر शून्य
one eins ein un une uno um uma ek واحد एक
two zwei zwo deux dos dois duas do اثنان اثنين दो
three drei trois tres três teen ثلاثة तीन
four vier quatre cuatro quatro char أربعة اربعة चार
five fünf cinq cinco paanch panch خمسة पांच पाँच
six sechs six seis meia chhe chhah ستة छह छः
seven sieben sept siete sete saat سبعة सात
eight acht huit ocho oito aath ثمانية आठ
nine neun neuf nueve nove nau تسعة नौ`
  .trim()
  .split(/\s+/)
  .map((word) => word.normalize('NFKC'));
const DIGIT = `(?:${[...new Set(DIGITS)].sort((one, other) => other.length - one.length).join('|')}|\\d)`;
const TIMES = '(?:(?:double|triple|treble|doble|duplo|doppel) )?';

/** "… eight, nine, ten": counted, not dialled. */
const COUNTED_ON = '(?:ten|zehn|dix|diez|dez|das|عشرة|दस)';

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])${TIMES}${DIGIT}(?:[ ,-]{1,2}${TIMES}${DIGIT}){6,23}(?![\\p{L}\\p{M}\\d])(?![ ,-]{1,2}${COUNTED_ON})`,
  'giu',
);
/** hospital number four four seven one eight two */
const RECORD = new RegExp(
  `(?<lead>(?<![\\p{L}\\p{M}])(?:number|no\\.?|mrn|uhid|file|folder|nummer|número|numéro|नंबर)(?: is)?:? )${TIMES}${DIGIT}(?:[ ,-]{1,2}${TIMES}${DIGIT}){3,11}(?![\\p{L}\\p{M}\\d])`,
  'giu',
);
/** 一三八〇〇一三八〇〇〇 */
const HAN = /(?<![〇零○一幺二三四五六七八九十百])[〇零○一幺二三四五六七八九]{9,18}(?![十百千万])/gu;

/** As a phone number has; lists of small numbers are shorter. */
const FEWEST_DIGITS = 9;
const FEWEST_WORDS = 5;

const countOf = (written: string) =>
  written.split(/[ ,-]+/).reduce((count, word, index, all) => {
    const times = /^(?:triple|treble)$/i.test(all[index - 1] ?? '') ? 3 : 1;
    if (/^(?:double|doble|duplo|doppel|triple|treble)$/i.test(word)) return count;
    return count + (/^(?:double|doble|duplo|doppel)$/i.test(all[index - 1] ?? '') ? 2 : times);
  }, 0);

const place = (index: number, written: string): Finding => ({
  kind: 'phone',
  start: index,
  end: index + written.length,
  isCertain: true,
  repair: '[phone]',
});

/** Numbers whose digits are written in words, one by one. */
export const spokenNumbers: Detector = (text) => [
  ...[...text.matchAll(SPOKEN)]
    .filter(
      ([written]) =>
        countOf(written) >= FEWEST_DIGITS &&
        (written.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS,
    )
    .map(({ 0: written, index }) => place(index, written)),
  ...[...text.matchAll(HAN)].map(({ 0: written, index }) => place(index, written)),
];

/** Numbers of files in words: shorter than a phone's, but behind their label. */
export const spokenRecords: Detector = (text) =>
  matches(text, RECORD, {
    kind: 'record-number',
    isCertain: false,
    repair: '[number]',
    holds: ([written]) => (written.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS,
  });
