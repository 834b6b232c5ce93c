/**
 * Countries missing in the table of the existing apps; they are numbered from 301, in this order.
 */
const LATER = 'AQ AS AX BL BQ BV CW GU HM IM IO JE ME MF PR RS SS SX TL UM VA'.split(' ');
/** The Netherlands Antilles and Zaire: in that table, but dissolved. Their numbers stay unused. */
const DISSOLVED = ['AN', 'ZR'];
const FIRST_LATER = 301;
const LAST_OF_OLD_TABLE = 'US';
const KOSOVO = 'XK';

/**
 * The country ids used by the existing apps. The old table is ISO 3166-1 sorted by two-letter code,
 * with the United States moved to the end: 12 Australia, 71 Great Britain, 96 India, 230 United
 * States.
 */
export function numberCountries(isoCodes: readonly string[]): Map<string, number> {
  const apart = new Set([...LATER, LAST_OF_OLD_TABLE, KOSOVO]);
  const table = [...isoCodes.filter((code) => !apart.has(code)), ...DISSOLVED].sort();
  const numbered = [...table, LAST_OF_OLD_TABLE].map((code, index): [string, number] => [
    code,
    index + 1,
  ]);
  const later = [...LATER, KOSOVO].map((code, index): [string, number] => [
    code,
    FIRST_LATER + index,
  ]);
  const known = new Set(isoCodes);
  return new Map([...numbered, ...later].filter(([code]) => known.has(code)));
}
