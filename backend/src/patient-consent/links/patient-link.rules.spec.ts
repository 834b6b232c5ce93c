import { afterDecision, DECISIONS, LINK_STATES, stateAt } from './patient-link.rules';

describe('A link of a patient', () => {
  const allowed = [
    ['made', 'give', 'given'],
    ['made', 'refuse', 'refused'],
    ['given', 'give', 'given'],
    ['given', 'withdraw', 'withdrawn'],
    ['changed', 'give', 'given'],
    ['changed', 'refuse', 'refused'],
    ['refused', 'refuse', 'refused'],
    ['withdrawn', 'withdraw', 'withdrawn'],
  ];

  it('[D-470] goes from state to state in these ways and in no other', () => {
    const walked = LINK_STATES.flatMap((state) =>
      DECISIONS.flatMap((decision) => {
        const next = afterDecision(state, decision);
        return next ? [[state, decision, next]] : [];
      }),
    );
    expect(walked).toEqual(allowed);
  });

  it('[D-470] ends unanswered in the moment in which its time is over, and never once it was answered', () => {
    const expiresAt = new Date('2026-12-09T10:00:00Z');
    const at = (state: (typeof LINK_STATES)[number], ms: number) =>
      stateAt({ state, expiresAt }, new Date(expiresAt.getTime() + ms));
    expect([at('made', -1), at('made', 0)]).toEqual(['made', 'ended']);
    expect([at('given', 1), at('changed', 1), at('refused', 1)]).toEqual([
      'given',
      'changed',
      'refused',
    ]);
  });
});
