import { Rule } from './rules';

export const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

/** An id: a positive integer. */
export const IsId = (message: string) => Rule('id', isId, message);

export const AreIds = (message: string) =>
  Rule('ids', (value) => Array.isArray(value) && value.every(isId), message);
