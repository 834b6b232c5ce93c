import { BigIntType } from '@mikro-orm/postgresql';

/** A 64-bit id as a JavaScript number: ids stay far below 2^53. */
export const idColumn = new BigIntType('number');

/** A timestamptz as plain rows carry it. */
export type DbTime = string;

export function timeOf(value: DbTime): Date;
export function timeOf(value: DbTime | null): Date | null;
export function timeOf(value: DbTime | null): Date | null {
  return value === null ? null : new Date(value);
}

/** A list as one parameter, whatever its length: `id = any(?::bigint[])`. A statement with a mark for each would be another one each time. */
export function arrayOf(values: readonly (number | string)[]): string {
  const items = values.map((value) =>
    typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}
