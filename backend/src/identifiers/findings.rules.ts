import { ages } from './ages.rules';
import { dates } from './dates.rules';
import { type Detector, type Finding, type IdentifierKind, plainText } from './finding.rules';
import { names } from './names.rules';
import { emails, nationalNumbers, phones, recordNumbers } from './numbers.rules';
import { places } from './places.rules';
import { postcodes } from './postcodes.rules';
import { wardNames } from './ward-names.rules';
import { wardNumbers } from './ward-numbers.rules';
import { writtenNames } from './written-names.rules';

/** What several rules read in one name is one finding. */
const allNames: Detector = (text) => {
  const found = [...names(text), ...wardNames(text), ...writtenNames(text)].sort(
    (one, other) => one.start - other.start,
  );
  const joined: Finding[] = [];
  for (const finding of found) {
    const last = joined.at(-1);
    if (last && finding.start < last.end)
      joined.splice(-1, 1, { ...last, end: Math.max(last.end, finding.end) });
    else joined.push(finding);
  }
  return joined;
};

/** In the order in which they win over one another where they overlap: what may be certain first. */
const CERTAIN: readonly Detector[] = [emails, nationalNumbers, phones, ages];
const DETECTORS: readonly Detector[] = [
  ...CERTAIN,
  wardNumbers,
  recordNumbers,
  dates,
  postcodes,
  places,
  allNames,
];

/** Longer texts than any field takes are not read: nobody waits for a rule. */
const LONGEST = 12_000;

/**
 * Everything in a text that may tell who a patient is, in its order and without overlaps. The same in the browser, where it is
 * underlined as one types, and in the server, which refuses the certain ones.
 */
export function findingsIn(original: string): Finding[] {
  return foundBy(DETECTORS, original);
}

function foundBy(detectors: readonly Detector[], original: string): Finding[] {
  const { text, origin } = plainText(original.slice(0, LONGEST));
  const found: Finding[] = [];
  // Which characters belong to a finding already: to ask each of the others would take the square of their number.
  const taken = new Uint8Array(text.length);
  for (const detector of detectors) {
    for (const finding of longestFirst(detector(text))) {
      if (taken.subarray(finding.start, finding.end).includes(1)) continue;
      taken.fill(1, finding.start, finding.end);
      found.push(finding);
    }
  }
  return found
    .sort((one, other) => one.start - other.start)
    .map((finding) =>
      startsSentence(text, finding.start)
        ? { ...finding, repair: capitalised(finding.repair) }
        : finding,
    )
    .map((finding) => ({
      ...finding,
      start: origin[finding.start] ?? 0,
      end: origin[finding.end] ?? original.length,
    }));
}

/** The text with these findings written as their repairs. */
export function repaired(text: string, findings: readonly Finding[]): string {
  return [...findings]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, repair }) => rest.slice(0, start) + repair + rest.slice(end),
      text,
    );
}

const SENTENCES: Readonly<Record<IdentifierKind, string>> = {
  email: 'Please remove the email address: nobody must be recognisable.',
  phone: 'Please remove the phone number: nobody must be recognisable.',
  'national-number': 'Please remove the identity number: the patient must not be recognisable.',
  age: 'Please write "over 89" instead of the exact age: the patient must not be recognisable.',
  name: 'This looks like a name.',
  date: 'This looks like a date.',
  'record-number': 'This looks like a number or address that belongs to the patient.',
  postcode: 'This looks like a place: a postcode, a street or a hospital.',
};

/** The first certain identifier of a text. No other rule is asked: they come later, and displace none that is certain. */
export function identifierIn(text: string): IdentifierKind | undefined {
  return foundBy(CERTAIN, text).find(({ isCertain }) => isCertain)?.kind;
}

/** The sentence for the first certain identifier of a text, undefined for a clean one. */
export function identifierProblem(text: string): string | undefined {
  const found = identifierIn(text);
  return found && SENTENCES[found];
}

/** What is said about a finding. */
export const sentenceAbout = ({ kind }: Finding): string => SENTENCES[kind];

const startsSentence = (text: string, start: number) =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, start - 12), start));
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const longestFirst = (findings: Finding[]) =>
  [...findings].sort((one, other) => other.end - other.start - (one.end - one.start));
