import type { IdentifierKind } from '../../identifiers/finding.rules';
import { findingsIn, identifierProblem } from '../../identifiers/findings.rules';
import { Refusal } from '../../refusal';

/** How the client handles identifiers in its messages; older clients send nothing. */
export interface IdentifierTerms {
  /** The client can show the identifiers found, and ask for confirmation. */
  readonly check: boolean;
  /** The sender was asked, and wants it sent unchanged. */
  readonly isConfirmed: boolean;
}

/**
 * The kinds of definite identifiers that are sent deliberately.
 * @param field the wire name of the text
 * @throws Refusal with the places, unless the sender has confirmed them
 */
export function confirmedKinds(
  text: string,
  { check, isConfirmed }: IdentifierTerms,
  field: string,
): IdentifierKind[] {
  if (!check && !isConfirmed) return [];
  const certain = findingsIn(text).filter(({ isCertain }) => isCertain);
  if (certain.length === 0) return [];
  if (!isConfirmed) {
    const sentence = identifierProblem(text) ?? '';
    const findings = certain.map(({ kind, start, end }) => ({ kind, from: start, to: end }));
    throw new Refusal('fields', { errors: { [field]: [sentence] }, besides: { findings } });
  }
  return [...new Set(certain.map(({ kind }) => kind))];
}
