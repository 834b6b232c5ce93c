import { buildMessage, ValidateBy } from 'class-validator';
import { Rule } from '../wire/rules';
import type { IdentifierKind } from './finding.rules';
import { findingsIn, identifierProblem } from './findings.rules';

/** The problem of a text, or of the first of several texts that has one. */
function problemIn(value: unknown, allowed: readonly IdentifierKind[]): string | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts
    .map((text) => (typeof text === 'string' ? identifierProblem(text, allowed) : undefined))
    .find(Boolean);
}

const without = (allowed: readonly IdentifierKind[]): PropertyDecorator =>
  ValidateBy({
    name: 'noIdentifiers',
    validator: {
      validate: (value: unknown) => problemIn(value, allowed) === undefined,
      defaultMessage: buildMessage((_, args) => problemIn(args?.value, allowed) ?? ''),
    },
  });

/** Rejects definite identifiers of a person in a text. The message says what must be removed. */
export const NoIdentifiers = (): PropertyDecorator => without([]);

/** The same where members say how they or their hospital can be reached. */
export const NoIdentifiersButContact = (): PropertyDecorator => without(['phone', 'email']);

const DATES =
  'Please count in days instead of naming a date: the patient must not be recognisable.';
const hasDate = (text: unknown) =>
  typeof text === 'string' && findingsIn(text).some(({ kind }) => kind === 'date');

/** Rejects dates in steps and outcomes, where days are counted from the operation instead. */
export const NoDates = (): PropertyDecorator =>
  Rule('noDates', (value) => !(Array.isArray(value) ? value : [value]).some(hasDate), DATES);
