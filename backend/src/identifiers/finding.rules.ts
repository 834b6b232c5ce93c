/** The kinds of identifiers that can reveal who a patient is. */
export const IDENTIFIER_KINDS = [
  'name',
  'date',
  'phone',
  'email',
  'national-number',
  'record-number',
  'postcode',
  'age',
] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** A place in a text, as UTF-16 offsets for `String.slice`. */
export interface Finding {
  readonly kind: IdentifierKind;
  readonly start: number;
  readonly end: number;
  /**
   * Definite ones are refused; others can be kept by declaring that they do not identify the
   * patient.
   */
  readonly isCertain: boolean;
  /** The suggested replacement. */
  readonly repair: string;
}

/** A text normalised for the rules, with the original position of each character. */
export interface PlainText {
  readonly text: string;
  /**
   * Offset in the original of the character at this index; has one more entry than `text` has
   * characters.
   */
  readonly origin: readonly number[];
}

const DASHES = /[\u2010-\u2015\u2212]/;
const QUOTES = /[\u2018\u2019\u02bc]/;
const BLANKS = /[\u00a0\u2007\u202f]/;

/**
 * A ligature unfolds to three characters at most. Longer expansions hide no letters or digits and
 * are left as they are.
 */
const MOST_UNFOLDED = 3;

/**
 * Normalises full-width digits, typographic dashes and no-break spaces, so that nothing can hide in
 * them.
 */
export function plainText(original: string): PlainText {
  let text = '';
  const origin: number[] = [];
  let offset = 0;
  for (const character of original) {
    const plain = plainCharacter(character);
    for (let index = 0; index < plain.length; index++) origin.push(offset);
    text += plain;
    offset += character.length;
  }
  origin.push(offset);
  return { text, origin };
}

function plainCharacter(character: string): string {
  if (character < '\u0080') return character;
  if (DASHES.test(character)) return '-';
  if (QUOTES.test(character)) return "'";
  if (BLANKS.test(character)) return ' ';
  const unfolded = character.normalize('NFKC');
  return unfolded.length <= MOST_UNFOLDED ? unfolded : character;
}

/** Finds one kind of identifier in a normalised text. */
export type Detector = (text: string) => Finding[];

/**
 * Every match of a pattern (with the flag `g`) for which `holds` is true, as a finding. The group
 * `lead` is not part of the finding; the group `before`, from a look-behind, is.
 */
export function matches(
  text: string,
  pattern: RegExp,
  told: Pick<Finding, 'kind' | 'isCertain' | 'repair'> & {
    readonly holds?: (match: RegExpMatchArray) => boolean;
  },
): Finding[] {
  const { holds = () => true, ...what } = told;
  return [...text.matchAll(pattern)].filter(holds).map((match) => {
    const { before = '', lead = '' } = match.groups ?? {};
    const start = match.index - before.length + lead.length;
    return { ...what, start, end: match.index + match[0].length };
  });
}
