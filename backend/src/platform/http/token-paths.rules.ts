/** Paths in which the next segment is a credential. */
const TOKEN_PATHS = /^((?:\/api\/v1)?\/(?:c|patientConsent|unsubscribe)\/)[^/]+/i;

/** A path as it is logged: without any credential in it. */
export const withoutTokens = (path: string): string => path.replace(TOKEN_PATHS, '$1…');
