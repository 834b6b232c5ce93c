import { asReturnPath } from '../../../backend/src/auth/social/return-path.rules';

/**
 * Forms submitted by the browser need a page as the response; those sent by our scripts need data.
 */
export function wantsPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** Behind a refused form that was sent without scripts. */
const MARK = /[?&]page-of=[^&]*$/;

/** The page with the form, if it is one of ours. */
export function pageBefore(request: Request, otherwise = '/'): string {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return otherwise;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== new URL(request.url).origin) return otherwise;
  // A path of ours may begin with two slashes, which elsewhere name another site.
  return asReturnPath(pathname + search.replace(MARK, '')) ?? otherwise;
}
