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
