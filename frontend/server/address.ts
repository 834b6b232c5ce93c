import type { Request } from 'express';

/**
 * The requested URL on our own origin, whatever the request line says: "//elsewhere/" is a path,
 * and the host of an absolute URL is ignored.
 */
export function addressOf(request: Pick<Request, 'originalUrl'>, origin: string): URL {
  const { originalUrl } = request;
  if (originalUrl.startsWith('/')) return new URL(origin + originalUrl);
  const { pathname, search } = new URL(originalUrl, origin);
  return new URL(`${origin}/${pathname.replace(/^\/+/, '')}${search}`);
}
