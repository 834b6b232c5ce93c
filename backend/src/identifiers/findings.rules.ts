import { CERTAIN_DETECTORS, detectors } from './detectors.rules';
import type { Finding, IdentifierKind } from './finding.rules';
import { foundBy } from './found-by.rules';
import { OTHER_SCRIPTS } from './other-scripts.rules';

const ALL_DETECTORS = detectors(OTHER_SCRIPTS);

/**
 * All possible identifiers of the patient in a text, in order and without overlaps. Runs on the
 * server, which refuses definite ones; a browser, which underlines them while typing, asks
 * `foundWhileTyping` for the same.
 */
export function findingsIn(original: string): Finding[] {
  return foundBy(ALL_DETECTORS, original);
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

/** The sentence that refuses a kind. */
export const identifierSentence = (kind: IdentifierKind): string => SENTENCES[kind];

/** All definite identifiers of a text. */
export const certainFindingsIn = (text: string): Finding[] =>
  foundBy(CERTAIN_DETECTORS, text).filter(({ isCertain }) => isCertain);

/**
 * The first definite identifier of a text. Only the detectors that can be definite are run: they
 * take precedence over the others.
 */
export function identifierIn(
  text: string,
  allowed: readonly IdentifierKind[] = [],
): IdentifierKind | undefined {
  return certainFindingsIn(text).find(({ kind }) => !allowed.includes(kind))?.kind;
}

/** The message for the first definite identifier of a text, undefined if there is none. */
export function identifierProblem(
  text: string,
  allowed: readonly IdentifierKind[] = [],
): string | undefined {
  const found = identifierIn(text, allowed);
  return found && SENTENCES[found];
}
