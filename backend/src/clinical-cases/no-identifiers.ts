import { buildMessage, ValidateBy } from 'class-validator';
import { identifierProblem } from './privacy/findings.rules';

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
