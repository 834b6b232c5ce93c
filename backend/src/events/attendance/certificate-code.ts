import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const OF_LETTERS = 4;

/** For example "K7QD-2MXW-9HTR": 60 bits, impossible to guess and easy to type. */
export function certificateCode(): string {
  const group = () =>
    Array.from({ length: OF_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Restores the printed form of a typed code. */
export function asPrinted(code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
