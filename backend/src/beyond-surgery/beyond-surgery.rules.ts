/** The minimum length of a search for surgeons. */
export const LEAST_TO_SEARCH = 3;
