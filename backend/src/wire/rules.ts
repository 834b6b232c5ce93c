import { buildMessage, ValidateBy } from 'class-validator';
import { isEmailShaped } from './email-address';

/** A rule with its message. Rules above a field read top-down; the first broken one is reported. */
export function Rule(
  name: string,
  holds: (value: unknown, whole: object) => boolean,
  message: string | ((value: unknown, whole: object) => string),
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value, args) => holds(value, args?.object ?? {}),
      defaultMessage: buildMessage((_, args) =>
        typeof message === 'string' ? message : message(args?.value, args?.object ?? {}),
      ),
    },
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Requires a value; white space alone does not count. */
export const Required = (message: string) =>
  Rule(
    'required',
    (value) => (isText(value) ? value.trim() !== '' : value !== undefined && value !== null),
    message,
  );

export const NoEdgeBlanks = (message: string) =>
  Rule('noEdgeBlanks', (value) => isText(value) && value === value.trim(), message);

/** Counted in code points, without leading and trailing spaces. */
export const AtLeast = (characters: number | (() => number), message: string) =>
  Rule(
    'atLeast',
    (value) =>
      isText(value) &&
      [...value.trim()].length >= (typeof characters === 'function' ? characters() : characters),
    message,
  );

export const EmailShaped = (message: string) =>
  Rule('emailShaped', (value) => isText(value) && isEmailShaped(value), message);

/** A checkbox that must be ticked. */
export const Ticked = (message: string) => Rule('ticked', (value) => value === true, message);

/** A checkbox that may be missing (older apps do not have it) but not unticked. */
export const NotUnticked = (message: string) =>
  Rule('notUnticked', (value) => value !== false, message);

export const OneOf = (choices: readonly unknown[], message: string) =>
  Rule('oneOf', (value) => choices.includes(value), message);
