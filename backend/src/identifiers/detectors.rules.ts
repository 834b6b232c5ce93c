import { ages } from './ages.rules';
import { allNames } from './all-names.rules';
import { dates } from './dates.rules';
import type { Detector, IdentifierKind, OtherScripts } from './finding.rules';
import { emails, nationalNumbers, recordNumbers } from './numbers.rules';
import { phones } from './phones.rules';
import { places } from './places.rules';
import { postcodes } from './postcodes.rules';
import { towns } from './town-cues.rules';
import { wardNumbers } from './ward-numbers.rules';

/** How a kind is recognised. */
interface Recognised {
  readonly kind: IdentifierKind;
  readonly find: Detector;
  /** By its shape, so that none is unknown. */
  readonly rule?: string;
  /** By lists, so that what is not in them is only found by the rule beside them. */
  readonly lists?: string;
  /** Whether the server refuses some of it. */
  readonly isRefused: boolean;
}

/**
 * What is a rule and what is a list, in order of precedence for overlapping findings: what may be
 * refused first. Before them all, `plainText` strips what shows nothing and folds digits.
 */
const recognised = (others: OtherScripts): readonly Recognised[] => [
  { kind: 'email', find: emails, rule: 'an @ sign, or its words', isRefused: true },
  {
    kind: 'national-number',
    find: nationalNumbers,
    rule: 'check digits; without them a shape that nothing else has',
    isRefused: true,
  },
  {
    kind: 'phone',
    find: phones,
    rule: 'groups of digits, seven after a label, apart, over two lines',
    lists: 'labels; digits in words',
    isRefused: true,
  },
  {
    kind: 'age',
    find: ages,
    rule: 'a number over 89, or an early year of birth, beside what makes it an age',
    lists: 'numbers in words; words for years and for being born',
    isRefused: true,
  },
  {
    kind: 'record-number',
    find: wardNumbers,
    rule: 'plates, links, handles, addresses',
    lists: 'labels, in the four scripts, too',
    isRefused: false,
  },
  { kind: 'record-number', find: recordNumbers, lists: 'labels', isRefused: false },
  {
    kind: 'date',
    find: dates,
    rule: 'day and month in digits, with a year or a word that makes them a date',
    lists: 'months, weekdays and numbers in words; eras',
    isRefused: false,
  },
  { kind: 'postcode', find: postcodes, rule: 'the shapes of countries', isRefused: false },
  {
    kind: 'postcode',
    find: places,
    rule: 'capitalised words beside a word for a hospital or a street',
    lists: 'words for hospitals and streets',
    isRefused: false,
  },
  {
    kind: 'postcode',
    find: others.places,
    rule: 'what a word for a town or a hospital ends or begins',
    lists: 'towns of Arabic, Hindi, Chinese and Japanese',
    isRefused: false,
  },
  {
    kind: 'name',
    find: (text) => allNames(text, others.names),
    rule: 'the words beside it: titles, relatives, beds, verbs of persons, an age',
    lists: 'given and family names; against them eponyms, devices, ordinary words',
    isRefused: false,
  },
  {
    kind: 'postcode',
    find: towns,
    rule: 'any name where somebody is said to live',
    lists: 'towns of 100,000 people, behind a preposition',
    isRefused: false,
  },
];

export const detectors = (others: OtherScripts): readonly Detector[] =>
  recognised(others).map(({ find }) => find);
/** Other scripts have none of these. */
export const CERTAIN_DETECTORS: readonly Detector[] = recognised({
  names: () => [],
  places: () => [],
})
  .filter(({ isRefused }) => isRefused)
  .map(({ find }) => find);
