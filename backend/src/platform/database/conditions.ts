import type { Value } from './statement';

/**
 * A part of a `where` clause with its parameters. Each combination of conditions is a separate
 * statement, because PostgreSQL has to plan each one differently.
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

/** Every subset of the list, including the empty one. */
export function choicesOf<One>([first, ...rest]: readonly One[]): One[][] {
  if (first === undefined) return [[]];
  const choices = choicesOf(rest);
  return [...choices, ...choices.map((each) => [first, ...each])];
}
