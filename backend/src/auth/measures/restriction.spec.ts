import { restrictionOf } from './restriction';

const END = '2026-12-01 09:00:00.000000+00';
const dated = { kind: 'restriction', until: END } as const;
const email = { kind: 'confirm-email', until: null } as const;
const phone = { kind: 'confirm-phone', until: null } as const;

describe('The restriction of a member', () => {
  it('is the one with an end, before what can be confirmed', () => {
    const until = { until: new Date('2026-12-01T09:00:00Z') };
    expect(restrictionOf([dated])).toEqual(until);
    expect(restrictionOf([email, dated])).toEqual(until);
  });

  it('is the newest of what is to be confirmed', () => {
    expect(restrictionOf([email, phone])).toEqual({ confirm: 'email' });
    expect(restrictionOf([phone, email])).toEqual({ confirm: 'phone' });
  });

  it('is none without a measure', () => {
    expect(restrictionOf([])).toBeUndefined();
  });
});
