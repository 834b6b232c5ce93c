import { ValidateBy } from 'class-validator';

/** A rule whose message depends on the value. `problem` returns undefined for a valid value. */
export function Sentence(
  name: string,
  problem: (value: string, whole: object) => string | undefined,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value, args) => problem(String(value ?? ''), args?.object ?? {}) === undefined,
      defaultMessage: (args) => problem(String(args?.value ?? ''), args?.object ?? {}) ?? '',
    },
  });
}
