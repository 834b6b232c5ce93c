import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for one another on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const OF_LETTERS = 4;

/** "K7QD-2MXW-9HTR": sixty bits, which nobody guesses and everybody can type. */
export function certificateCode(): string {
  const group = () =>
    Array.from({ length: OF_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As it was printed, however it was typed. */
export function asPrinted(code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
