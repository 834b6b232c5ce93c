/** A form posted by the browser itself wants a page; one sent by our scripts wants data. */
export function wantsPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** The page of ours that the form stood on. */
export function pageBefore(request: Request, otherwise = '/'): string {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return otherwise;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? pathname + search : otherwise;
}
