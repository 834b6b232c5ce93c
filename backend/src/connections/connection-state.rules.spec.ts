import {
  CONNECTION_ACTIONS,
  CONNECTION_STATES,
  offers,
  outcomeOf,
  stateAfter,
} from './connection-state.rules';

describe('What pages offer', () => {
  const offered = CONNECTION_STATES.flatMap((state) =>
    CONNECTION_ACTIONS.filter((action) => offers(state, action)).map(
      (action) => [action, state] as const,
    ),
  );

  it.each(offered)(
    '%s, where they stand %s, is not refused and changes something',
    (action, state) => {
      expect(outcomeOf(action, state)).not.toHaveProperty('refuses');
      expect(stateAfter(action, state)).not.toBe(state);
    },
  );

  it('[FR-05 FR-12] is Accept for the receiver alone, and Connect where there is nothing', () => {
    expect(CONNECTION_STATES.filter((state) => offers(state, 'accept'))).toEqual(['received']);
    expect(CONNECTION_STATES.filter((state) => offers(state, 'ask'))).toEqual(['none']);
    expect(CONNECTION_STATES.filter((state) => offers(state, 'cancel'))).toEqual([
      'sent',
      'received',
    ]);
    expect(CONNECTION_STATES.filter((state) => offers(state, 'disconnect'))).toEqual(['connected']);
  });

  it('shows what it was where an action is refused', () => {
    expect(stateAfter('accept', 'sent')).toBe('sent');
  });
});
