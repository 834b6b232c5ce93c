import { isSpeciality } from '../reference-data/specialities.rules';

/** A list item that is not a string; matches no group. */
const NO_NAME = '?';

/** The group names in an answer; each may be followed by a "#". */
export function groupNames(given: readonly unknown[] = []): string[] {
  const names = given
    .flatMap((one) => (typeof one === 'string' ? one.split('#') : NO_NAME))
    .map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function areGroups(names: readonly string[]): boolean {
  return names.every(isSpeciality);
}
