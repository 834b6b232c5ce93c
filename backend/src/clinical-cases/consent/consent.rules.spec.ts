import { isWithin, narrowestOf, plainScope, scopeOf } from './consent.rules';

describe('What a patient consented to', () => {
  it('[D-1556] is publication only if all patients gave it', () => {
    const both = ['members', 'teaching', 'publication'] as const;
    expect(narrowestOf([both, ['members', 'publication']])).toEqual(['members', 'publication']);
    expect(narrowestOf([both, ['speciality', 'teaching']])).toEqual(['speciality', 'teaching']);
  });

  it('[D-1556] is publication only if it was named, and it widens no audience', () => {
    expect(scopeOf(['teaching'], false)).toEqual(['members', 'teaching']);
    expect(scopeOf(['speciality', 'publication'], false)).toEqual(['speciality', 'publication']);
    expect(scopeOf(undefined, true)).toEqual(['members', 'visitors']);
    expect(plainScope(['publication'])).toEqual(['members', 'publication']);
    expect(isWithin(['members', 'publication'], ['members', 'teaching'])).toBe(false);
  });
});
