import { isSpeciality } from '../reference-data/specialities.rules';

/** What stands in a list where a name should stand; it is no group's. */
const NO_NAME = '?';

/** The groups of an answer; each name may come with a "#" behind it. */
export function groupNames(given: readonly unknown[] = []): string[] {
  const names = given
    .flatMap((one) => (typeof one === 'string' ? one.split('#') : NO_NAME))
    .map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function areGroups(names: readonly string[]): boolean {
  return names.every(isSpeciality);
}
