/**
 * The connection between two members as seen by the first one. If both have blocked each other,
 * each sees their own block.
 */
export const CONNECTION_STATES = [
  'none',
  'sent',
  'received',
  'connected',
  'blocked',
  'barred',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** What a member can do about a connection to another. */
export const CONNECTION_ACTIONS = [
  'ask',
  'accept',
  'cancel',
  'disconnect',
  'block',
  'unblock',
] as const;
export type ConnectionAction = (typeof CONNECTION_ACTIONS)[number];

export type ConnectionRefusal =
  | 'none'
  | 'asked-before'
  | 'connected-before'
  | 'own-request'
  | 'you-blocked'
  | 'impossible';

/** What an action changes; `stays` means that nothing changes. */
export type Outcome =
  | { readonly does: 'ask' | 'accept' | 'remove' | 'block' | 'unblock' | 'stays' }
  | { readonly refuses: ConnectionRefusal };

const does = (what: 'ask' | 'accept' | 'remove' | 'block' | 'unblock' | 'stays'): Outcome => ({
  does: what,
});
const no = (refuses: ConnectionRefusal): Outcome => ({ refuses });
const nothing = no('none');

/** The complete state machine: the outcome of each action in each state. */
const OUTCOMES: Readonly<Record<ConnectionAction, Readonly<Record<ConnectionState, Outcome>>>> = {
  ask: {
    none: does('ask'),
    sent: no('asked-before'),
    received: does('accept'),
    connected: no('connected-before'),
    blocked: no('you-blocked'),
    barred: no('impossible'),
  },
  accept: {
    none: nothing,
    sent: no('own-request'),
    received: does('accept'),
    connected: no('connected-before'),
    blocked: nothing,
    barred: nothing,
  },
  // The delete button on the connections tab also cancels, by the id of the record.
  cancel: {
    none: nothing,
    sent: does('remove'),
    received: does('remove'),
    connected: does('remove'),
    blocked: nothing,
    barred: nothing,
  },
  disconnect: {
    none: nothing,
    sent: does('remove'),
    received: does('remove'),
    connected: does('remove'),
    blocked: nothing,
    barred: nothing,
  },
  block: {
    none: does('block'),
    sent: does('block'),
    received: does('block'),
    connected: does('block'),
    blocked: does('stays'),
    barred: does('block'),
  },
  unblock: {
    none: nothing,
    sent: nothing,
    received: nothing,
    connected: nothing,
    blocked: does('unblock'),
    barred: nothing,
  },
};

export function outcomeOf(action: ConnectionAction, state: ConnectionState): Outcome {
  return OUTCOMES[action][state];
}

/** The actions offered on pages: only those that would not be refused. */
const OFFERED: Readonly<Record<ConnectionState, readonly ConnectionAction[]>> = {
  none: ['ask', 'block'],
  sent: ['cancel', 'block'],
  received: ['accept', 'cancel', 'block'],
  connected: ['disconnect', 'block'],
  blocked: ['unblock'],
  // The other's pages are not found, so there is none to offer anything.
  barred: [],
};

export function offers(state: ConnectionState, action: ConnectionAction): boolean {
  return OFFERED[state].includes(action);
}

/** The state after an action, for showing it before the server has responded. */
export function stateAfter(action: ConnectionAction, state: ConnectionState): ConnectionState {
  const outcome = outcomeOf(action, state);
  if ('refuses' in outcome) return state;
  const after = {
    ask: 'sent',
    accept: 'connected',
    remove: 'none',
    block: 'blocked',
    unblock: 'none',
    stays: state,
  } as const;
  return after[outcome.does];
}
