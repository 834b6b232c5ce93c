/** Rules for passwords (D-541). */

import { COMMON_WORDS } from './common-passwords.rules';

export const PASSWORD_MAX_BYTES = 128;

/**
 * Keyboard rows, digits and the alphabet: passwords that run along one of them are easy to guess.
 */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
];
/** Characters used in place of letters. */
const STANDS_FOR = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }))
  .set('@', 'a')
  .set('$', 's')
  .set('!', 'i');
/** The same one to four characters repeated. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/u;

interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Too long to hash in reasonable time, easy to guess, or the owner's name or address. */
export function isWeakPassword(password: string, owner: Owner): boolean {
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return true;
  const plain = squeezed(password);
  const own = [
    owner.email,
    owner.email.split('@')[0] ?? '',
    owner.firstName,
    owner.lastName,
    owner.firstName + owner.lastName,
  ];
  return isCommon(plain) || own.some((word) => word.length >= 3 && plain === squeezed(word));
}

/**
 * A common word with digits or punctuation around it or with letters replaced, a repetition, or a
 * keyboard row.
 */
function isCommon(plain: string): boolean {
  if (REPEATED.test(plain) || isAlongRow(plain)) return true;
  const words = [plain, bare(plain), bare(disguised(plain)), disguised(bare(plain))];
  return words.some((word) => COMMON_WORDS.has(word));
}

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const disguised = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => STANDS_FOR.get(sign) ?? sign);

/** Forwards or backwards, also wrapping round from the end of a row to its beginning. */
function isAlongRow(plain: string): boolean {
  const backwards = [...plain].reverse().join('');
  return ROWS.map((row) => row + row).some((row) => row.includes(plain) || row.includes(backwards));
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
