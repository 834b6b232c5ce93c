/**
 * The end date of an open-ended suspension, which lasts until an administrator lifts it. A date, so
 * that every comparison with the end works unchanged.
 */
export const UNTIL_LIFTED = new Date('9999-12-31T23:59:59Z');

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "4 December 2026": the last day, as people write it. */
export const lastDayInWords = (end: Date): string => DAY.format(end);

export const isUntilLifted = (end: Date): boolean => end >= UNTIL_LIFTED;
