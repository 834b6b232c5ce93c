import { CONNECTION_ACTIONS, offers, outcomeOf, STANDINGS, standingAfter } from './standing.rules';

describe('What pages offer', () => {
  const offered = STANDINGS.flatMap((standing) =>
    CONNECTION_ACTIONS.filter((action) => offers(standing, action)).map(
      (action) => [action, standing] as const,
    ),
  );

  it.each(offered)(
    '%s, where they stand %s, is not refused and changes something',
    (action, standing) => {
      expect(outcomeOf(action, standing)).not.toHaveProperty('refuses');
      expect(standingAfter(action, standing)).not.toBe(standing);
    },
  );

  it('[FR-05 FR-12] is Accept for the receiver alone, and Connect where there is nothing', () => {
    expect(STANDINGS.filter((standing) => offers(standing, 'accept'))).toEqual(['received']);
    expect(STANDINGS.filter((standing) => offers(standing, 'ask'))).toEqual(['none']);
    expect(STANDINGS.filter((standing) => offers(standing, 'cancel'))).toEqual([
      'sent',
      'received',
    ]);
    expect(STANDINGS.filter((standing) => offers(standing, 'disconnect'))).toEqual(['connected']);
  });

  it('shows what it was where an action is refused', () => {
    expect(standingAfter('accept', 'sent')).toBe('sent');
  });
});
