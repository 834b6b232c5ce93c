import { displayed, keptDigits } from './phone-display';

describe('A phone number', () => {
  it.each([
    ['+1', '201', '201'],
    ['+1', '20155', '(201) 55'],
    ['+1', '2015550123', '(201) 555-0123'],
    ['+91', '9876543210', '98765 43210'],
    ['+91', '98765', '98765'],
    ['+44', '77009001234', '7700 9001 234'],
    ['+49', '1512345678', '1512 3456 78'],
    ['+33', '612345678', '6123 4567 8'],
  ])('[CN-14] of %s with the digits %s is shown as %s', (code, digits, text) => {
    expect(displayed(code, digits)).toBe(text);
  });

  it.each([
    ['+1', '(201) 555-01234', '2015550123'],
    ['+91', '98765-43210 99', '9876543210'],
    ['+49', '12345678901234', '1234567890123'],
    ['+33', '1'.repeat(20), '1'.repeat(15)],
    ['+1', 'abc', ''],
  ])('[CN-13] of %s typed as %s keeps %s', (code, typed, digits) => {
    expect(keptDigits(code, typed)).toBe(digits);
  });
});
