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

/** Finds one kind of identifier in a normalised text. */
export type Detector = (text: string) => Finding[];

/** What is found in scripts other than Latin. */
export interface OtherScripts {
  readonly names: Detector;
  readonly places: Detector;
}

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
