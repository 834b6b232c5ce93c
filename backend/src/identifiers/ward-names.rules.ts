import { isEponym, isEponymous } from './eponyms.rules';
import type { Detector, Finding } from './finding.rules';
import { isFamilyName, isGivenName } from './first-names.rules';
import { isOrdinary } from './ordinary-words.rules';

const CAPITAL = "\\p{Lu}[\\p{L}'-]{2,20}";
const ANY = "\\p{L}[\\p{L}'-]{2,20}";
const isKnown = (word: string) => isGivenName(word) || isFamilyName(word);
const wordsOf = (name: string) => name.split(/[ ,^]+/).filter((word) => word !== '');
const isSomeKnown = (name: string) => wordsOf(name).some(isKnown);

interface Way {
  readonly shape: RegExp;
  readonly holds: (name: string) => boolean;
}

const always = (name: string) => !wordsOf(name).every(isOrdinary);
const isNoEponym = (name: string) => !wordsOf(name).every(isEponym);

/** Two words in mixed case, or two long ones in capitals. */
const isFullName = (name: string) =>
  wordsOf(name).length > 1 &&
  wordsOf(name).every((word) => /^\p{Lu}(?:\p{Ll}|\p{Lu}{3})/u.test(word) && !isEponym(word));

/**
 * How names are written on wards: with the father's name, in capitals, in lower case, or as by a
 * scanner.
 */
const WAYS: readonly Way[] = [
  /** Okafor^Chidi */
  { shape: /(?<![\p{L}^])(?<name>\p{L}[\p{L}'-]{1,20}\^\p{L}[\p{L}' -]{1,20})/gu, holds: always },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])(?<name>${CAPITAL}(?: ${CAPITAL}){0,2}),? (?=[sdSD]/[oO](?!\\p{L}))`,
      'gu',
    ),
    holds: always,
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])(?<name>${CAPITAL}(?: ${CAPITAL}){0,2}),? (?=[wW]/[oO](?!\\p{L}))`,
      'gu',
    ),
    holds: isSomeKnown,
  },
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})[sdSD]/[oO]:? ?)(?<name>${CAPITAL}(?: ${CAPITAL}){0,2})`,
      'gu',
    ),
    holds: always,
  },
  {
    shape: new RegExp(`(?<=(?<!\\p{L})[wW]/[oO]:? ?)(?<name>${CAPITAL}(?: ${CAPITAL}){0,2})`, 'gu'),
    holds: isSomeKnown,
  },
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})(?:[Bb]aby of|BABY OF|B/[oO]|b/o):? )(?<name>${CAPITAL}(?: ${CAPITAL}){0,2})`,
      'gu',
    ),
    holds: always,
  },
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})(?:[Cc]ase of|CASE OF) )(?<name>${CAPITAL}(?: ${CAPITAL}){0,2})(?=,? ?\\(?\\d)`,
      'gu',
    ),
    holds: (name) => isSomeKnown(name) || (wordsOf(name).length > 1 && isNoEponym(name)),
  },
  /** After a label any words count, in any case. */
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})(?:(?:[Pp]atient|PATIENT|[Pp]t|PT)(?:'s)? [Nn](?:ame|AME)|Name|NAME|Nombre|Nome|Nom|Naam):? )(?<name>${ANY}(?:,? ${CAPITAL}|(?<=\\p{Ll}) \\p{Ll}{3,20}(?=[,.;\\n]|$)){0,2})`,
      'gu',
    ),
    holds: (name) =>
      isSomeKnown(name) || /^\p{Lu}{3,}, ?\p{Lu}/u.test(name) || /^\p{Ll}+ \p{Ll}/u.test(name),
  },
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})(?:Mrs?|MRS?|mrs?|Ms|MS|Miss|MISS|miss|Smt|SMT|smt|Shri|SHRI|shri|Sri|Shrimati|Dona|señora?|senhora?|madame|monsieur)\\.? )(?<name>${ANY})`,
      'gu',
    ),
    holds: isKnown,
  },
  {
    shape:
      /(?<=(?<!\p{L})(?:Mr|Mrs|MRS|Ms|Miss|Smt|Shri)\.? )(?<name>\p{Lu}[\p{Lu}'-]{2,20}(?: \p{Lu}[\p{Lu}'-]{2,20})?)/gu,
    holds: always,
  },
  {
    shape:
      /(?<=(?<!\p{L})(?:Shrimati|Dona|[Ss]eñora?|[Ss]enhora?|Sig\.ra|[Mm]adame|[Mm]onsieur)\.? )(?<name>\p{Lu}[\p{L}'-]{2,20})/gu,
    holds: isNoEponym,
  },
  {
    shape: new RegExp(
      `(?<=(?<!\\p{L})(?:[Pp]aciente|[Mm]areez|[Pp]atiente?|PATIENT|[Pp]atientin|[Pp]t|[Dd]oente):? )(?<name>${CAPITAL}(?: ${CAPITAL}){0,2})`,
      'gu',
    ),
    holds: (name) => isSomeKnown(name) || isFullName(name),
  },
  { shape: new RegExp(`\\((?<name>${CAPITAL})\\)`, 'gu'), holds: isKnown },
  /** Two listed names, in either order: VENKATARAMAN PRAKASH, Novak Omar */
  {
    shape: new RegExp(`(?<![\\p{L}'-])(?<name>${CAPITAL},? ${CAPITAL})(?![\\p{L}'-])`, 'gu'),
    holds: (name) => {
      const [first = '', second = ''] = wordsOf(name);
      return (
        (isGivenName(first) && isFamilyName(second)) || (isFamilyName(first) && isGivenName(second))
      );
    },
  },
];

/** Names as written on wards, which the rules for sentences miss. */
export const wardNames: Detector = (text): Finding[] =>
  WAYS.flatMap(({ shape, holds }) =>
    [...text.matchAll(shape)].flatMap((match): Finding[] => {
      const name = match.groups?.['name'] ?? '';
      const start = (match.index ?? 0) + match[0].indexOf(name);
      const end = start + name.length;
      if (!holds(name) || isEponymous(text, start, end)) return [];
      return [{ kind: 'name', start, end, isCertain: false, repair: 'the patient' }];
    }),
  );
