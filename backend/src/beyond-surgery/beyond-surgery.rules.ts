/** A search for surgeons starts at so many characters. */
export const LEAST_TO_SEARCH = 3;
