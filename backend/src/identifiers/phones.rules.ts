import { isAadhaar, isChineseId, isCpf, isNhsNumber, isSouthAfricanId } from './check-digits.rules';
import { type Detector, type Finding, matches } from './finding.rules';
import { asDigits } from './misread.rules';
import { acrossLines } from './plain-text.rules';
import { spokenNumbers } from './spoken-numbers.rules';

/** An international number: a plus, then 8 to 15 digits with single separators. */
const INTERNATIONAL = /(?<![\d.+])\+\s?(?:\d[\s().-]{0,2}){7,14}\d(?!\d)/g;

/**
 * National phone numbers of 9 to 11 digits in common formats, which series of measurements do not
 * have.
 */
const NATIONAL = [
  /** 020 7946 0958, 06 12 34 56 78: a leading zero, groups, one kind of separator. */
  /(?<!\d)(?<!\d[.,/-])0\d{1,4}([ .-])\d{2,4}(?:\1\d{2,4}){1,4}(?![\d.,/-]*\d)/g,
  /** 07911 123456, 0171 5550142 */
  /(?<!\d)(?<!\d[.,/-])0\d{2,4}[ /-]\d{5,8}(?![\d.,/-]*\d)/g,
  /** (555) 123-4567, (11) 95555-0142 */
  /\(0?\d{2,5}\)\s?\d{3,5}[ .-]?\d{3,5}(?!\d)/g,
  /** 555-123-4567, 98765 43210 */
  /(?<!\d)(?<!\d[.,/-])(?:\d{3}([ .-])\d{3}\1\d{4}|[6-9]\d{4}[ -]\d{5})(?![\d.,/-]*\d)/g,
  /** 9876543210, 07911123456 */
  /(?<![\d+])(?<!\d[.,/-])(?:[6-9]\d{9}|0\d{9,10})(?![\d.,/-]*\d)/g,
  /** 612 34 59 73, as in Spain */
  /(?<!\d ?)(?<!\d[.,/-])[67]\d{2}(?: \d{2}){3}(?! ?[\d.,/-]*\d)(?! ?(?:mm|mg|ml|cm|kg|%))/gi,
  /** 138 1234 5678, as in China */
  /(?<!\d ?)(?<!\d[.,/-])1[3-9]\d([ -]?)\d{4}\1\d{4}(?! ?[\d.,/-]*\d)/g,
];
/** 0044 7700 900461 */
const DIALLED = /(?<![\d.,/-])00[1-9](?:[ ()/-]{0,2}\d){8,12}(?! ?\d)/g;

const LATIN_LABEL =
  'te[l1]|telephone|phone|ph|fon|mobile|mobil|mob|cell|cellphone|cell phone|whats ?app|contact|contact details|callback|call ?back|landline|telefon|handy|handynummer|telefonnummer|mobilnummer|rufnummer|rückruf|t[ée]l[ée]phone|portable|joignable au|tel[eé]fono|telefone|m[oó]vil|celular|telem[oó]vel|contacto|contato|fone|zap|fax|numero de t[ée]l[ée]phone|mobile phone|phone call|call(?: her| him| them)?|ring(?: her| him| them)?|text(?: her| him)?|phone n';
/** The four scripts' own words for a phone, its number or a contact. */
const OTHER_LABEL =
  'هاتف|الهاتف|تلفون|تليفون|جوال|الجوال|موبايل|محمول|واتساب|फ\u093cोन|फोन|मोबाइल|दूरभाष|व्हाट्सएप|व्हाट्सऐप|संपर्क|电话|電話|電話番号|手机|手机号|联系方式|联系电话|聯絡電話|微信|連絡先|携帯|携帯電話';
const LABEL_END =
  '(?: ?(?:no|nr|num|number|nummer|n[uú]mero|n[º°o]|नंबर|नम्बर|رقم|الابن|号码|番号|号|number is))?\\.?(?: (?:is|on|at|with|au|unter|no|en))?[ :;=#,.-]{0,4}(?:on |at )?';
const LABELLED = new RegExp(
  `(?<lead>(?<![\\p{L}\\p{M}])(?:${LATIN_LABEL}|${OTHER_LABEL})${LABEL_END})\\+?\\(?\\d(?:[ ().-]{0,2}\\d){6,13}(?![ .,/-]?\\d)(?! ?(?:mm|mg|ml|cm|kg|%|h|days?)(?!\\p{L}))`,
  'giu',
);
/** "رقم الجوال", "هاتف الابن": at most two words between the label and its number. */
const LABELLED_LOOSELY = new RegExp(
  `(?<lead>(?<![\\p{L}\\p{M}])(?:${OTHER_LABEL})(?: ?[\\p{L}\\p{M}]{1,12}){0,2}[ :.-]{1,3})\\+?\\d(?:[ ().-]{0,2}\\d){6,13}(?![ .,/-]?\\d)`,
  'gu',
);
/** "call 12.11.2025", "pH 7.21 7.30 7.38" */
const DATE_OR_LEVELS =
  /^[1-9]\d?\.\d{1,2} |^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$|^(?:19|20)\d\d-\d\d-\d\d$/;

/** Digits written one by one: "0 7 7 0 0 …". */
const ONE_BY_ONE = /(?<![\d.,/-])(?<!\d )(?:\+ ?)?\d(?:[ .-]\d){8,17}(?![ .,/-]?\d)/g;
/** One number on two lines. */
const BROKEN = /(?<![\d.,/-])\+?\d{2,12} ?\n ?\d{2,12}(?![.,/-]?\d)/g;
const JOINED_PHONE = /^(?:0[1-9]\d{8,9}|[6-9]\d{9}|1[3-9]\d{9}|(?:00|\+)[1-9]\d{8,13})$/;
const JOINED_NUMBERS = [isNhsNumber, isAadhaar, isChineseId, isSouthAfricanId, isCpf];

const digitsIn = (written: string) => written.replace(/\D/g, '');

function isPhone([written]: RegExpMatchArray): boolean {
  const all = digitsIn(written);
  return all.length >= 9 && all.length <= 12 && !/0{5}$/.test(all);
}

/** After a label seven digits are enough. */
function isLabelledPhone(match: RegExpMatchArray): boolean {
  const written = match[0].slice(match.groups?.['lead']?.length ?? 0);
  return !DATE_OR_LEVELS.test(written) && !/0{5}$/.test(digitsIn(written));
}

const PHONE = { kind: 'phone', isCertain: true, repair: '[phone]' } as const;

/** Numbers that are a phone or an identity number once their parts are joined. */
function joined(text: string): Finding[] {
  return [ONE_BY_ONE, BROKEN].flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ 0: written, index }): Finding[] => {
      const number = written.replace(/[^\d+]/g, '');
      const place = { start: index, end: index + written.length, isCertain: true };
      if (JOINED_PHONE.test(number) && !/0{5}$/.test(number)) return [{ ...PHONE, ...place }];
      return JOINED_NUMBERS.some((holds) => holds(number))
        ? [{ kind: 'national-number', repair: '[number]', ...place }]
        : [];
    }),
  );
}

/** Phone numbers: by their shape, after a label, with their digits apart, and in words. */
export const phones: Detector = (written) => {
  const text = asDigits(acrossLines(written));
  return [
    ...[INTERNATIONAL, DIALLED].flatMap((shape) => matches(text, shape, PHONE)),
    ...NATIONAL.flatMap((shape) => matches(text, shape, { ...PHONE, holds: isPhone })),
    ...[LABELLED, LABELLED_LOOSELY].flatMap((shape) =>
      matches(text, shape, { ...PHONE, holds: isLabelledPhone }),
    ),
    ...joined(written),
    ...spokenNumbers(text),
  ];
};
