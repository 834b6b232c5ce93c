import type { Value } from './statement';

/** A condition that a statement has or has not, with what it takes. A text for each choice, since each choice has a plan of its own. */
export interface Condition {
  readonly sql: string;
  readonly takes: Takes;
}
type Takes = Readonly<Record<string, Value<unknown>>>;

/** As one: all of them hold. @param besides what else their statement takes */
export function allOf(conditions: readonly Condition[], besides: Takes = {}): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    takes: Object.assign({}, ...conditions.map(({ takes }) => takes), besides),
  };
}

/** Every choice among these: none, one, some, all. */
export function choicesOf<One>([first, ...rest]: readonly One[]): One[][] {
  if (first === undefined) return [[]];
  const choices = choicesOf(rest);
  return [...choices, ...choices.map((each) => [first, ...each])];
}
