import type { NextFunction, Request, Response } from 'express';

/**
 * Apple's page posts to us: whoever is signed in here has not asked for that, so their session does not count (nor does its
 * foreign Origin, for the same reason). The flow's own cookie stays.
 */
export function withoutSession(request: Request, _response: Response, next: NextFunction): void {
  const pairs = (request.headers.cookie ?? '').split('; ');
  request.headers.cookie = pairs
    .filter((pair) => pair.split('=')[0]?.endsWith('suture-sign-in'))
    .join('; ');
  delete request.headers.authorization;
  next();
}
