import { ValidateBy } from 'class-validator';

/** A rule whose sentence depends on the answer. `problem` is undefined when all is well. */
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
