const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "4 December 2026": a day as people write it. */
export const dayInWords = (at: Date): string => DAY.format(at);
