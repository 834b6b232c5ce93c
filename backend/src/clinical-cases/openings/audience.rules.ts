/** Smaller groups could tell who it was. */
export const SMALLEST_GROUP = 5;

export interface Group {
  readonly name: string;
  readonly members: number;
}

/** Members by one trait. */
export interface Groups {
  readonly named: readonly Group[];
  /** Those in groups that are too small to be named, or without the trait. */
  readonly others: number;
}

/** Leaves the names of small groups out. */
export function groupsOf(groups: readonly Group[]): Groups {
  const named = groups.filter(({ name, members }) => name !== '' && members >= SMALLEST_GROUP);
  const count = (some: readonly Group[]) => some.reduce((sum, { members }) => sum + members, 0);
  return { named, others: count(groups) - count(named) };
}
