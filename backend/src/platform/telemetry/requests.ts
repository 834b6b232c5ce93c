import type { NextFunction, Request, Response } from 'express';
import { routeOf } from '../http/route-names';
import type { Metrics } from './metrics';

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times responses, by route. */
export function measureRequests(metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('finish', () => {
      metrics.countRequest({
        method: KNOWN_METHODS.has(request.method) ? request.method : 'other',
        route: routeOf(request, response),
        status: response.statusCode,
        seconds: (performance.now() - started) / 1_000,
      });
    });
    next();
  };
}
