import { BigIntType } from '@mikro-orm/postgresql';

/** A 64-bit id as a JavaScript number: ids stay far below 2^53. */
export const idColumn = new BigIntType('number');

/** A timestamptz as returned in plain rows. */
export type DbTime = string;

export function timeOf(value: DbTime): Date;
export function timeOf(value: DbTime | null): Date | null;
export function timeOf(value: DbTime | null): Date | null {
  return value === null ? null : new Date(value);
}

/**
 * A list as a single array parameter: `id = any(?::bigint[])`. One placeholder per value would
 * produce a different statement for every length.
 */
export function arrayOf(values: readonly (number | string)[]): string {
  const items = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}
