/**
 * Validates national identity numbers by their check digits, as defined by the issuing authorities.
 */

const digitsOf = (text: string) => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
const allEqual = (digits: string) => /^(\d)\1*$/.test(digits);

/**
 * Weights 10 to 2, modulo 11 (NHS Data Dictionary). Ten equal digits would pass, but are never
 * issued.
 */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || allEqual(digits)) return false;
  const sum = weighted(digitsOf(digits), [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 11 === Number(digits[9]);
}

/** The multiplication table of Verhoeff's algorithm (dihedral group of order 10). */
const MULTIPLIED = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
/** The permutations of Verhoeff's algorithm, one per position from the right. */
const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Twelve digits with a valid check digit (UIDAI uses Verhoeff's algorithm). */
export function isAadhaar(digits: string): boolean {
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  const check = [...digits].reverse().reduce((state, digit, place) => {
    const permuted = PERMUTED[place % 8]?.[Number(digit)];
    return Number(MULTIPLIED[state]?.[Number(permuted)]);
  }, 0);
  return check === 0;
}

/** Two check digits, modulo 11 each (Receita Federal). */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || allEqual(digits)) return false;
  const all = digitsOf(digits);
  const check = (count: number) => {
    const sum = all
      .slice(0, count)
      .reduce((total, digit, index) => total + digit * (count + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === all[9] && check(10) === all[10];
}

/** 97 minus the number modulo 97 (INSEE); Corsica's 2A and 2B count as 19 and 18. */
export function isNir(text: string): boolean {
  const match = text.match(/^([12]\d{4}(?:\d\d|2[AB])\d{6})(\d\d)$/i);
  if (!match?.[1]) return false;
  const number = match[1].replace(/2A/i, '19').replace(/2B/i, '18');
  return 97n - (BigInt(number) % 97n) === BigInt(match[2] ?? 0);
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Eight digits, or a letter and seven, followed by a letter for the remainder modulo 23 (Ministerio
 * del Interior).
 */
export function isDni(text: string): boolean {
  const match = text.toUpperCase().match(/^([XYZ]?)(\d{7,8})([A-Z])$/);
  if (!match?.[2] || match[1] + match[2] !== text.toUpperCase().slice(0, 8)) return false;
  const number = Number(`${'XYZ'.indexOf(match[1] || 'X')}${match[2]}`);
  return DNI_LETTERS[number % 23] === match[3];
}

/** Seventeen digits and a check character, ISO 7064 MOD 11-2 (GB 11643). */
export function isChineseId(text: string): boolean {
  if (!/^[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/i.test(text))
    return false;
  const sum = weighted(
    digitsOf(text.slice(0, 17)),
    [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2],
  );
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

/** The check digit of identity cards of the Emirates and of Saudi Arabia, among others. */
export function isLuhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = place % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A birth date and seven digits, the last one by Luhn (Department of Home Affairs). */
export function isSouthAfricanId(digits: string): boolean {
  return (
    /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[01]\d\d$/.test(digits) && isLuhn(digits)
  );
}

/** A birth date, a plus or minus, and four digits, the last one by Luhn (Skatteverket). */
export function isPersonnummer(digits: string): boolean {
  const ten = digits.slice(-10);
  return (
    /^(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/.test(digits) && isLuhn(ten)
  );
}

/** One or two letters, six digits, and a check character in brackets, modulo 11 (Immigration Department). */
export function isHongKongId(written: string): boolean {
  const match = written.match(/^([A-Z]?)([A-Z])(\d{6})([\dA])$/);
  if (!match) return false;
  const [, first = '', second = '', digits = '', check = ''] = match;
  const worthOf = (letter: string) => (letter === '' ? 36 : letter.charCodeAt(0) - 55);
  const sum =
    worthOf(first) * 9 + worthOf(second) * 8 + weighted(digitsOf(digits), [7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 11 === (check === 'A' ? 10 : Number(check));
}

/** Eleven digits and a check digit, modulo 11 (Japan's Individual Number). */
export function isMyNumber(digits: string): boolean {
  if (!/^\d{12}$/.test(digits) || allEqual(digits)) return false;
  const rest = weighted(digitsOf(digits), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest);
}
