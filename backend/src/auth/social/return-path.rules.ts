/** Where somebody wanted to go before signing in. Pure, so that the front end can use it, too. */

const MAX = 500;
const ELSEWHERE = /^\/[/\\]|[\\\u0000-\u0020\u007f]/;

/**
 * A path of this site, or undefined: `/x`, but not `//x` or `/\x`, which browsers treat as another
 * site.
 */
export function asReturnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX) return undefined;
  return raw.startsWith('/') && !ELSEWHERE.test(raw) ? raw : undefined;
}
