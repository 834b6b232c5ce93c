import { isOwn, maySeeCv, maySeeProfile } from './profile.policy';

describe('A profile', () => {
  it('is seen by members, and by newcomers who are its owner', () => {
    expect(maySeeProfile({ state: 'member', memberId: 1 }, 2)).toBe(true);
    expect(maySeeProfile({ state: 'onboarding', memberId: 2 }, 2)).toBe(true);
    expect(maySeeProfile({ state: 'onboarding', memberId: 1 }, 2)).toBe(false);
  });

  it('is one’s own by its id', () => {
    expect([isOwn({ memberId: 2 }, 2), isOwn({ memberId: 1 }, 2)]).toEqual([true, false]);
  });
});

describe('A CV', () => {
  const owner = { isOwner: true, isConnected: false };
  const connected = { isOwner: false, isConnected: true };
  const other = { isOwner: false, isConnected: false };

  it.each([
    ['members', [true, true, true]],
    ['connections', [true, true, false]],
    ['only-me', [true, false, false]],
  ] as const)('for %s is seen by its owner, the connected and others', (visibility, seen) => {
    expect([owner, connected, other].map((viewer) => maySeeCv(viewer, visibility))).toEqual(seen);
  });
});
