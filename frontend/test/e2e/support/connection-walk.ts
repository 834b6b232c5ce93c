import {
  CONNECTION_ACTIONS,
  type ConnectionAction,
  type ConnectionState,
  offers,
  outcomeOf,
} from '../../../../backend/src/connections/connection-state.rules';

/** Which of the two members. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * The relation of two members: who sent the request, whether it was accepted, and who blocked whom.
 */
interface Pair {
  readonly askedBy: Side | null;
  readonly isAccepted: boolean;
  readonly blockedBy: readonly [boolean, boolean];
}

const NOTHING: Pair = { askedBy: null, isAccepted: false, blockedBy: [false, false] };

export interface Step {
  readonly by: Side;
  readonly action: ConnectionAction;
  /** The connection before and after the step, as each of the two members sees it. */
  readonly from: readonly [ConnectionState, ConnectionState];
  readonly to: readonly [ConnectionState, ConnectionState];
  /** Whether the two reach this pair of states for the first time. */
  readonly isFirst: boolean;
}

export function connectionStateOf(
  { askedBy, isAccepted, blockedBy }: Pair,
  side: Side,
): ConnectionState {
  if (blockedBy[side]) return 'blocked';
  if (blockedBy[otherOf(side)]) return 'barred';
  if (askedBy === null) return 'none';
  if (isAccepted) return 'connected';
  return askedBy === side ? 'sent' : 'received';
}

const statesIn = (pair: Pair): [ConnectionState, ConnectionState] => [
  connectionStateOf(pair, 0),
  connectionStateOf(pair, 1),
];

/** The pair after the action, according to the state machine. */
function after(pair: Pair, { by, action }: Pick<Step, 'by' | 'action'>): Pair {
  const outcome = outcomeOf(action, connectionStateOf(pair, by));
  if ('refuses' in outcome) throw new Error(`${action} is offered and refused.`);
  const blocked = (isBlocked: boolean): [boolean, boolean] =>
    by === 0 ? [isBlocked, pair.blockedBy[1]] : [pair.blockedBy[0], isBlocked];
  const results: Record<typeof outcome.does, () => Pair> = {
    ask: () => ({ ...pair, askedBy: by }),
    accept: () => ({ ...pair, isAccepted: true }),
    remove: () => ({ ...pair, askedBy: null, isAccepted: false }),
    block: () => ({ ...NOTHING, blockedBy: blocked(true) }),
    unblock: () => ({ ...pair, blockedBy: blocked(false) }),
    stays: () => pair,
  };
  return results[outcome.does]();
}

/** All actions the pages offer to either of the two now. */
const stepsFrom = (pair: Pair) =>
  SIDES.flatMap((by) =>
    CONNECTION_ACTIONS.filter((action) => offers(connectionStateOf(pair, by), action)).map(
      (action) => ({
        by,
        action,
      }),
    ),
  );

const keyOf = (pair: Pair, { by, action }: Pick<Step, 'by' | 'action'>) =>
  JSON.stringify([statesIn(pair), by, action]);

/** The shortest path to a step that has not been done yet. */
function wayToNew(start: Pair, done: ReadonlySet<string>): Pick<Step, 'by' | 'action'>[] {
  const seen = new Set<string>();
  for (
    const queue: { pair: Pair; way: Pick<Step, 'by' | 'action'>[] }[] = [{ pair: start, way: [] }];
    ;
  ) {
    const here = queue.shift();
    if (!here) return [];
    for (const step of stepsFrom(here.pair)) {
      const way = [...here.way, step];
      if (!done.has(keyOf(here.pair, step))) return way;
      const pair = after(here.pair, step);
      if (!seen.has(JSON.stringify(pair))) queue.push({ pair, way });
      seen.add(JSON.stringify(pair));
    }
  }
}

/** Roughly the number of pages checked after a step. */
const costOf = ({ isFirst }: Step) => (isFirst ? 3 : 1);
const costOfAll = (steps: Step[]) => steps.reduce((sum, step) => sum + costOf(step), 0);

/**
 * Walks that together cover every action of either member in every state of the table. Each starts
 * with two unconnected members; all take about equally long.
 */
export function walksThroughAll(count: number): Step[][] {
  const all = walkThroughAll();
  const walks: Step[][] = [];
  for (const step of all) {
    const share = costOfAll(walks.flat()) / costOfAll(all);
    const areStrangers = step.from.every((state) => state === 'none');
    if (areStrangers && walks.length <= share * count) walks.push([]);
    walks.at(-1)?.push(step);
  }
  return walks;
}

function walkThroughAll(): Step[] {
  const done = new Set<string>();
  const reached = new Set<string>();
  const walked: Step[] = [];
  let pair = NOTHING;
  for (let way = wayToNew(pair, done); way.length > 0; way = wayToNew(pair, done)) {
    for (const step of way) {
      const next = after(pair, step);
      const key = JSON.stringify(statesIn(next));
      walked.push({
        ...step,
        from: statesIn(pair),
        to: statesIn(next),
        isFirst: !reached.has(key),
      });
      reached.add(key);
      done.add(keyOf(pair, step));
      pair = next;
    }
  }
  return walked;
}
