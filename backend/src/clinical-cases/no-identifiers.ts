import { buildMessage, ValidateBy } from 'class-validator';
import { findingsIn, identifierProblem } from '../identifiers/findings.rules';
import { Rule } from '../wire/rules';

/** Of a text, or of the first of several that has one. */
function problemIn(value: unknown): string | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts
    .map((text) => (typeof text === 'string' ? identifierProblem(text) : undefined))
    .find(Boolean);
}

/** A text in which nobody can be recognised, as far as that is certain. The sentence says what has to go. */
export const NoIdentifiers = (): PropertyDecorator =>
  ValidateBy({
    name: 'noIdentifiers',
    validator: {
      validate: (value: unknown) => problemIn(value) === undefined,
      defaultMessage: buildMessage((_, args) => problemIn(args?.value) ?? ''),
    },
  });

const DATES =
  'Please count in days instead of naming a date: the patient must not be recognisable.';
const hasDate = (text: unknown) =>
  typeof text === 'string' && findingsIn(text).some(({ kind }) => kind === 'date');

/** In steps and outcomes a date is no "maybe": days are counted from the operation. */
export const NoDates = (): PropertyDecorator =>
  Rule('noDates', (value) => !(Array.isArray(value) ? value : [value]).some(hasDate), DATES);
