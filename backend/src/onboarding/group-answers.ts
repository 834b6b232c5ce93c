import { isSpeciality } from '../reference-data/specialities.rules';

/** The groups of an answer; each name may come with a "#" behind it. */
export function groupNames(given: readonly string[] = []): string[] {
  const names = given.flatMap((one) => one.split('#')).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

export function areGroups(names: readonly string[]): boolean {
  return names.every(isSpeciality);
}
