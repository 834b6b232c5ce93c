import { CERTAIN_DETECTORS, DETECTORS } from './detectors.rules';
import type { Detector, Finding, IdentifierKind } from './finding.rules';
import { plainText } from './plain-text.rules';

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
  const { text, starts, ends } = plainText(original.slice(0, LONGEST));
  const found: Finding[] = [];
  // Marks the characters already taken: comparing with every other finding would take quadratic
  // time.
  const taken = new Uint8Array(text.length);
  for (const detector of detectors) {
    for (const whole of longestFirst(detector(text))) {
      const finding = beforeTaken(whole, taken, text);
      if (!finding) continue;
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
      start: starts[finding.start] ?? 0,
      end: ends[finding.end - 1] ?? original.length,
    }));
}

/**
 * The part of a finding that no earlier finding covers. A name keeps what precedes the overlap ("Sra.
 * Benedita, noventa e quatro anos"); any other finding that overlaps is dropped.
 */
function beforeTaken(finding: Finding, taken: Uint8Array, text: string): Finding | undefined {
  const { start, end, kind } = finding;
  const first = taken.subarray(start, end).indexOf(1);
  if (first < 0) return finding;
  if (kind !== 'name') return undefined;
  const left = text.slice(start, start + first).replace(/ ?[,;:(/-][ (]*$/, '');
  return left.length > 2 && left.length < first
    ? { ...finding, end: start + left.length }
    : undefined;
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
  return foundBy(CERTAIN_DETECTORS, text).find(({ isCertain }) => isCertain)?.kind;
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
