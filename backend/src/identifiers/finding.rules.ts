/** What a text may say about who a patient is. */
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

/** One place in a text, by UTF-16 offsets as `String.slice` takes them. */
export interface Finding {
  readonly kind: IdentifierKind;
  readonly start: number;
  readonly end: number;
  /** Certain ones are refused; the others may be kept by saying that they are no patient. */
  readonly isCertain: boolean;
  /** What to write instead. */
  readonly repair: string;
}

/** A text in the one form that the rules read, each of its characters knowing where it stands in the original. */
export interface PlainText {
  readonly text: string;
  /** Offset in the original of the character at this index; one more entry than `text` has characters. */
  readonly origin: readonly number[];
}

const DASHES = /[\u2010-\u2015\u2212]/;
const QUOTES = /[\u2018\u2019\u02bc]/;
const BLANKS = /[\u00a0\u2007\u202f]/;

/** A ligature unfolds to three characters at most. Anything longer hides no letter or digit and is left as it is. */
const MOST_UNFOLDED = 3;

/** Full-width digits, fancy dashes and hard blanks are read as plain ones, so that nothing hides in them. */
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

/** What one kind of rule finds in the plain text. */
export type Detector = (text: string) => Finding[];

/**
 * Every match of a pattern (with the flag `g`) that `holds`, as a finding. Its group `lead` does not belong to the finding; its
 * group `before`, which it looked back at, does.
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
