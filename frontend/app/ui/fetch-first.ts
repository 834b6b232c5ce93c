/** For the main picture of a page. React 18 knows this attribute in lower case only. */
export const fetchFirst = { fetchpriority: 'high' };

/**
 * For the pictures of a list, and faces: otherwise the browser loads all visible ones with equal
 * priority, sharing the bandwidth.
 */
export const fetchLater = { loading: 'lazy', fetchpriority: 'low' } as const;

/** For a visible picture that says nothing: it comes after fonts and style sheets. */
export const decoration = { fetchpriority: 'low' };
