import type { Value } from './statement';

/**
 * An optional condition of a statement, with its parameters. Each combination of conditions has a
 * text of its own, because each needs a plan of its own.
 */
export interface Condition {
  readonly sql: string;
  readonly takes: Takes;
}
type Takes = Readonly<Record<string, Value<unknown>>>;

/** Combines conditions with `and`. @param besides further parameters of the statement */
export function allOf(conditions: readonly Condition[], besides: Takes = {}): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    takes: Object.assign({}, ...conditions.map(({ takes }) => takes), besides),
  };
}

/** All subsets of these, including the empty one. */
export function choicesOf<One>([first, ...rest]: readonly One[]): One[][] {
  if (first === undefined) return [[]];
  const choices = choicesOf(rest);
  return [...choices, ...choices.map((each) => [first, ...each])];
}
