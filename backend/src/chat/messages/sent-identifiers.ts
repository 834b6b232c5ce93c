import type { IdentifierKind } from '../../identifiers/finding.rules';
import { findingsIn, identifierProblem } from '../../identifiers/findings.rules';
import { Refusal } from '../../refusal';

/** What a client says of identifiers in what it sends; older ones say nothing. */
export interface IdentifierTerms {
  /** It can show its sender what was found, and ask. */
  readonly check: boolean;
  /** Its sender was asked and wants it sent as it is. */
  readonly isConfirmed: boolean;
}

/**
 * Kinds of certain identifiers that are sent on purpose.
 * @param field the word under which the text came
 * @throws Refusal with the places, as long as their sender has not confirmed them
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
