import { isIndianFirst } from './associations';

describe('[D-979] the nearer list of associations comes first', () => {
  it.each([
    ['Chennai, India', ''],
    ['Adyar', '+91'],
    ['Adyar', '91'],
  ])('the Indian one for %s %s', (place, dialCode) => {
    expect(isIndianFirst(place, dialCode)).toBe(true);
  });

  it.each([
    ['Berlin, Germany', '+49'],
    ['Indianapolis, United States', '+1'],
    ['', ''],
  ])('the international one for %s %s', (place, dialCode) => {
    expect(isIndianFirst(place, dialCode)).toBe(false);
  });
});
