const WHOLE = 100;

export const NO_PERCENT = 'Please type a number from 0 to 100.';

/** What is typed as "57.5", "57,5" or "57 %"; not a number if it is none from 0 to 100. */
export function percentIn(typed: string): number {
  const [, value] = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/.exec(typed) ?? [];
  const percent = value === undefined ? Number.NaN : Number(value.replace(',', '.'));
  return percent <= WHOLE ? percent : Number.NaN;
}
