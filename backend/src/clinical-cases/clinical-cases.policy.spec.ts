import { canDiscuss, isAuthor, isOpen } from './clinical-cases.policy';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('A post', () => {
  it('is its author’s', () => {
    expect(isAuthor({ authorId: 1 }, { memberId: 1 })).toBe(true);
    expect(isAuthor({ authorId: 1 }, { memberId: 2 })).toBe(false);
  });

  it('is open until the moment it closes, and for good if it never does', () => {
    for (const isStill of [isOpen, canDiscuss]) {
      expect(isStill({ closesAt: null }, NOW)).toBe(true);
      expect(isStill({ closesAt: new Date(NOW.getTime() + 1) }, NOW)).toBe(true);
      expect(isStill({ closesAt: NOW }, NOW)).toBe(false);
    }
  });
});
