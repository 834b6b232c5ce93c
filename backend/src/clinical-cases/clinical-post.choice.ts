/** Variants of a statement: one for each subset of its optional conditions. */
export interface Alternatives<Name extends string, One> {
  readonly every: readonly One[];
  /** The variant with the conditions that are given a value. */
  of(given: Readonly<Partial<Record<Name, unknown>>>): One;
}

/**
 * Makes all variants once, when the process starts. PostgreSQL plans each separately, which it
 * could not do for one statement with `:x is null or …`.
 */
export function alternatives<Name extends string, One>(
  conditions: Readonly<Record<Name, string>>,
  make: (conditions: readonly string[]) => One,
): Alternatives<Name, One> {
  const names = Object.keys(conditions) as Name[];
  const made = new Map(
    subsets(names).map((set) => [set.join(), make(set.map((name) => conditions[name]))]),
  );
  return {
    every: [...made.values()],
    of: (given) => {
      const one = made.get(names.filter((name) => given[name] !== undefined).join());
      if (one === undefined) throw new Error('There is an alternative for each set of conditions.');
      return one;
    },
  };
}

function subsets<One>(all: readonly One[]): One[][] {
  let sets: One[][] = [[]];
  for (const one of all) sets = sets.flatMap((set) => [set, [...set, one]]);
  return sets;
}
