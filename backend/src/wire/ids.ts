import { Rule } from './rules';

export const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

/** The id of something: a positive whole number. */
export const IsId = (message: string) => Rule('id', isId, message);

/** A list of ids. */
export const AreIds = (message: string) =>
  Rule('ids', (value) => Array.isArray(value) && value.every(isId), message);
