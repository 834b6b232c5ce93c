/** The maximum number of pages of a report (contract, section 18). */
export const MOST_PAGES = 30;
