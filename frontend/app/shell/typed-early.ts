/**
 * What was typed after "/" before the search dialog was there (painted-first.server.ts); undefined
 * without a "/".
 */
export const typedEarly = (): string | undefined => document.documentElement.dataset['typed'];

export function forgetTypedEarly(): void {
  delete document.documentElement.dataset['typed'];
}
