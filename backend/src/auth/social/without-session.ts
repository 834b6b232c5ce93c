import type { NextFunction, Request, Response } from 'express';

/**
 * Apple's page posts to us, without the signed-in member having asked for it, so their session is
 * ignored (and its foreign Origin does not matter). The flow's own cookie is kept.
 */
export function withoutSession(request: Request, _response: Response, next: NextFunction): void {
  const pairs = (request.headers.cookie ?? '').split('; ');
  request.headers.cookie = pairs
    .filter((pair) => pair.split('=')[0]?.endsWith('suture-sign-in'))
    .join('; ');
  delete request.headers.authorization;
  next();
}
