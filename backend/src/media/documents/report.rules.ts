/** Of a report (contract 18). */
export const MOST_PAGES = 30;
