/**
 * Forms submitted by the browser need a page as the response; those sent by our scripts need data.
 */
export function wantsPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** The page with the form, if it is one of ours. */
export function pageBefore(request: Request, otherwise = '/'): string {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return otherwise;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? pathname + search : otherwise;
}
