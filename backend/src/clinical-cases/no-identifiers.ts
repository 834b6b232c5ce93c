import { buildMessage, ValidateBy } from 'class-validator';
import { identifierProblem } from './identifiers.rules';

/** A text in which nobody can be recognised, as far as that is certain. The sentence says what has to go. */
export const NoIdentifiers = (): PropertyDecorator =>
  ValidateBy({
    name: 'noIdentifiers',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || identifierProblem(value) === undefined,
      defaultMessage: buildMessage((_, args) => identifierProblem(String(args?.value ?? '')) ?? ''),
    },
  });
