import { checkedRegistrations } from './checked-registrations';

describe('The landing page says how registrations were checked', () => {
  it('[D-1270] from the fifty-first on', () => {
    const checks = { confirmed: 47, refused: 3, medianHours: 31 };
    expect(checkedRegistrations(checks)).toEqual([]);
    expect(checkedRegistrations({ ...checks, confirmed: 48 })).toEqual([
      ['registrations checked', '51'],
      ['of them refused', '3'],
      ['half wait at most', '31\u00a0h'],
    ]);
  });

  it('[D-1270] in days where they wait for days, and abbreviated where there are many', () => {
    const checks = { confirmed: 1_180, refused: 60, medianHours: 70.4 };
    expect(checkedRegistrations(checks)).toEqual([
      ['registrations checked', '1.2K'],
      ['of them refused', '60'],
      ['half wait at most', '3\u00a0days'],
    ]);
  });
});
