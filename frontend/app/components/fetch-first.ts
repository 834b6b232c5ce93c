/** For the picture that a page is about. React 18 knows the attribute in lower case only. */
export const fetchFirst = { fetchpriority: 'high' };
