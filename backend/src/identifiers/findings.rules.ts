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

/** Merges overlapping names found by different rules into one finding. */
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
  return withoutMentions(text, joined);
};

/** "@Mateo Álvarez": a colleague who is addressed, whose name has up to three words. */
const MENTION = /@\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu;

/** Names of colleagues who are mentioned are not names of the patient. */
function withoutMentions(text: string, found: readonly Finding[]): Finding[] {
  if (!text.includes('@')) return [...found];
  const mentions = [...text.matchAll(MENTION)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return found.filter(
    ({ start, end }) => !mentions.some((one) => one.start <= start && end <= one.end),
  );
}

/** In order of precedence for overlapping findings: potentially definite ones first. */
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

/** Longer texts than any field allows are cut, to limit the time spent. */
const LONGEST = 12_000;

/**
 * All possible identifiers of the patient in a text, in order and without overlaps. Runs in the
 * browser, to underline them while typing, and on the server, which refuses definite ones.
 */
export function findingsIn(original: string): Finding[] {
  return foundBy(DETECTORS, original);
}

function foundBy(detectors: readonly Detector[], original: string): Finding[] {
  const { text, origin } = plainText(original.slice(0, LONGEST));
  const found: Finding[] = [];
  // Marks the characters already taken: comparing with every other finding would take quadratic
  // time.
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

/** Replaces these findings in the text by their repairs. */
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

/**
 * The first definite identifier of a text. Only the detectors that can be definite are run: they
 * take precedence over the others.
 */
export function identifierIn(text: string): IdentifierKind | undefined {
  return foundBy(CERTAIN, text).find(({ isCertain }) => isCertain)?.kind;
}

/** The message for the first definite identifier of a text, undefined if there is none. */
export function identifierProblem(text: string): string | undefined {
  const found = identifierIn(text);
  return found && SENTENCES[found];
}

const startsSentence = (text: string, start: number) =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, start - 12), start));
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const longestFirst = (findings: Finding[]) =>
  [...findings].sort((one, other) => other.end - other.start - (one.end - one.start));
