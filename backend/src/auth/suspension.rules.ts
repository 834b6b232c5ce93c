/**
 * The end date of an open-ended suspension, which lasts until an administrator lifts it. A date, so
 * that every comparison with the end works unchanged.
 */
export const UNTIL_LIFTED = new Date('9999-12-31T23:59:59Z');

export const isUntilLifted = (end: Date): boolean => end >= UNTIL_LIFTED;
