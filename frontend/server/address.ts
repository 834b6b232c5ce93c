import type { Request } from 'express';

/** What was asked for, on our own origin whatever it says: "//elsewhere/" is a path of ours, and a whole address loses its host. */
export function addressOf(request: Pick<Request, 'originalUrl'>, origin: string): URL {
  const { originalUrl } = request;
  if (originalUrl.startsWith('/')) return new URL(origin + originalUrl);
  const { pathname, search } = new URL(originalUrl, origin);
  return new URL(`${origin}/${pathname.replace(/^\/+/, '')}${search}`);
}
