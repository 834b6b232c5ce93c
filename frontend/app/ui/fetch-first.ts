/** For the picture that a page is about. React 18 knows the attribute in lower case only. */
export const fetchFirst = { fetchpriority: 'high' };

/** For the pictures of a list: the browser would hold all that are in sight for equally urgent, and share the line among them. */
export const fetchLater = { loading: 'lazy', fetchpriority: 'low' } as const;
