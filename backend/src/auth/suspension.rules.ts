/** The end of a suspension that has none: it lasts until an administrator lifts it. A date, so that all that asks for one goes on. */
export const UNTIL_LIFTED = new Date('9999-12-31T23:59:59Z');

export const isUntilLifted = (end: Date): boolean => end >= UNTIL_LIFTED;
