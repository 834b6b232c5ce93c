import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../logging/log';
import { withRequestId } from '../logging/request-context';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id that its reply, logs and jobs carry, and writes one line when it is done: no query, no body. */
export function tellRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('X-Request-Id', id);
    const started = performance.now();
    response.once('finish', () => {
      log.info(
        {
          method: request.method,
          path: request.path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          requestId: id,
        },
        'request',
      );
    });
    withRequestId(id, next);
  };
}

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
/** The page that shows the contract brings its own scripts and styles. */
const CONTRACT_PAGE = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** Headers of everything that is no page: nothing in it may run, be framed or be guessed. */
export function apiHeaders(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', request.path.startsWith('/docs') ? CONTRACT_PAGE : NOTHING_RUNS);
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
}
