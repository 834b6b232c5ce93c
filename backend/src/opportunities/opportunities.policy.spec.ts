import { statusOf } from './opportunities.policy';

/** At noon UTC the previous day has just ended in the westernmost time zone. */
const NOW = new Date('2026-11-26T12:00:00Z');
const open = { closedAt: null, toDate: '2026-11-26', deadline: null };

describe('An opportunity', () => {
  it('is open until its last day and its deadline have ended everywhere', () => {
    expect(statusOf(open, NOW)).toBe('Open');
    expect(statusOf({ ...open, deadline: '2026-11-26' }, NOW)).toBe('Open');
  });

  it('is closed by its owner, and by its deadline', () => {
    expect(statusOf({ ...open, closedAt: NOW, toDate: '2026-11-01' }, NOW)).toBe('Closed');
    expect(statusOf({ ...open, deadline: '2026-11-25' }, NOW)).toBe('Closed');
  });

  it('is past after its last day, whatever its deadline', () => {
    expect(statusOf({ ...open, toDate: '2026-11-25' }, NOW)).toBe('Past');
    expect(statusOf({ ...open, toDate: '2026-11-25', deadline: '2026-11-20' }, NOW)).toBe('Past');
  });
});
