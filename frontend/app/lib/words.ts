import { isolated } from '../../../backend/src/platform/members-words.rules';

/** Members are always shown as "Dr. {full name}". */
export function drName(fullName: string): string {
  return `Dr. ${isolated(fullName)}`;
}

export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words[words.length - 1] : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Kept, because creating a formatter takes a hundred times longer than using it. */
const whole = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Joins words with no-break spaces, e.g. a number and its unit or a time and its zone. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return unbroken(`${written(possible(n), whole)} ${n === 1 ? one : many}`);
}

/** 1234 → 1.2K; show the exact number in a title attribute. */
export function abbreviated(n: number): string {
  return written(possible(n), compact);
}

/**
 * A count below zero, or none at all, is a fault of whoever counted: tests stop at it, and members
 * see none.
 */
function possible(n: number): number {
  if (n >= 0 && n < Number.POSITIVE_INFINITY) return n;
  const isTest = 'process' in globalThis && process.env['NODE_ENV'] === 'test';
  if (isTest) throw new RangeError(`${n} is no count.`);
  return 0;
}

/** Small numbers are written as they are, in a fortieth of the time. */
function written(n: number, format: Intl.NumberFormat): string {
  return n > 0 && n < 1000 && Number.isInteger(n) ? String(n) : format.format(n);
}

const READ_MORE_IDEAL = 200;
const READ_MORE_MAX = 250;

/**
 * Cuts a long text near 200 characters, at a word boundary. Texts up to 250 characters stay whole,
 * because hiding a few words behind "Read more" helps nobody.
 */
export function shortened(
  text: string,
  longest = READ_MORE_MAX,
): { start: string; isCut: boolean } {
  if (text.length <= longest) return { start: text, isCut: false };
  const cut = text.slice(0, READ_MORE_IDEAL);
  const endsAtWord = /\s/.test(text.charAt(READ_MORE_IDEAL));
  return { start: endsAtWord ? cut.trimEnd() : cut.replace(/\s+\S*$/, ''), isCut: true };
}

/** As much of a text as `shortened` and the words "Read more" need. */
export const beginningOf = (text: string) => text.slice(0, READ_MORE_MAX + 1);

const genders: Record<string, string> = { M: 'Male', F: 'Female', O: 'Other' };

export function genderName(code: string): string {
  return genders[code] ?? code;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(2)} MB`;
}
