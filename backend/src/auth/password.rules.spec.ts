import { isWeakPassword, PASSWORD_MAX_BYTES } from './password.rules';

const OWNER = { email: 'anna.keller@example.org', firstName: 'Annabel', lastName: 'Keller' };
const isWeak = (password: string) => isWeakPassword(password, OWNER);

describe('A password', () => {
  it('has at most 128 bytes', () => {
    const long = 'Four words nobody would say. '.repeat(5).slice(0, PASSWORD_MAX_BYTES);
    expect([isWeak(long), isWeak(`${long}.`)]).toEqual([false, true]);
    expect(isWeak(`${long.slice(0, 127)}é`)).toBe(true);
  });

  it.each([
    'first-incision-7',
    'correct horse battery',
    'passwordless in Bern',
    'my scalpel, my rules',
    'qwertyasdfgh',
    'abcdefgx',
    'abcdabceabcf',
    'p4ssw0rd is not enough',
  ])('may be %s', (password) => {
    expect(isWeak(password)).toBe(false);
  });

  it.each([
    ['a common word', 'password'],
    ['in capitals, with blanks', 'PASS  Word'],
    ['with signs around it', '12.Password!9'],
    ['with digits behind it', 'surgeon2026'],
    ['with signs before it', '...scalpel'],
    ['with signs for letters', 'p4$$w0rd'],
    ['with signs for letters and digits behind it', 'P@ssw0rd99'],
    ['with a sign for its first letter', '4dministrator'],
    ['with signs for its other letters', 'l3tm31n'],
    ['with digits for its last letters', 'm1n3cr4f7'],
    ['with signs for letters and a sign behind it', 'f0r3v3r!'],
  ])('is easy to guess: %s', (_, password) => {
    expect(isWeak(password)).toBe(true);
  });

  it.each(['xxxxxxxx', 'x7x7x7x7', 'zqkzqkzqk', 'zqkwzqkwzqkw', 'x7x7x7x7zqk'])(
    'is easy to guess when it repeats itself: %s',
    (password) => expect(isWeak(password)).toBe(true),
  );

  it('may repeat five characters, or end otherwise', () => {
    expect([isWeak('zqkwvzqkwv'), isWeak('x7x7x7x7zqkw'), isWeak('-x7x7x7x7')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    'qwertyuiop',
    'wertzuio',
    'azertyui',
    'sdfghjkl',
    'xcvbnm',
    'yxcvbn',
    '56789012',
    'ghijklmno',
    '1qaz2wsx',
    '3e4r5t6y',
    'poiuytre',
    'lkjhgf',
    'zyxwvut',
    'yzabcd',
    '0987654',
  ])('is easy to guess along a row of keys: %s', (password) => {
    expect(isWeak(password)).toBe(true);
  });

  it.each(['anna.keller@example.org', 'Anna.Keller', 'annabel', 'KELLER', 'Annabel Keller'])(
    'is not what its owner is called: %s',
    (password) => {
      expect(isWeak(password)).toBe(true);
    },
  );

  it('may be somebody else’s name, or hold one’s own; short names do not count', () => {
    expect([isWeak('Kellermann'), isWeak('Annabels scalpel case')]).toEqual([false, false]);
    const short = { email: 'xq@example.org', firstName: 'Xq', lastName: 'Qz' };
    expect(isWeakPassword('xq', short)).toBe(false);
    expect(isWeakPassword('xqz', { ...short, firstName: 'Xqz' })).toBe(true);
    expect(isWeakPassword('xqqz', short)).toBe(true);
  });
});
