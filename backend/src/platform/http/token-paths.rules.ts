/** Addresses whose next part is a credential. */
const TOKEN_PATHS = /^((?:\/api\/v1)?\/(?:c|patientConsent|unsubscribe)\/)[^/]+/i;

/** A path as logs tell it: without the credential that it carries. */
export const withoutTokens = (path: string): string => path.replace(TOKEN_PATHS, '$1…');
