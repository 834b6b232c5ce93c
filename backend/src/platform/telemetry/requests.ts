import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from './metrics';

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Sets the route for logs and metrics, for responses that have no Nest route. */
export function nameRoute(response: Response, route: string): void {
  response.locals['route'] = route;
}

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

/** The template of a request's route, which is logged and counted instead of its path. */
export function routeOf(request: Request, response: Response): string {
  const named: unknown = response.locals['route'];
  if (typeof named === 'string') return named;
  return templateOf(request) ?? (request.originalUrl.startsWith('/assets/') ? '/assets/*' : 'none');
}

/** The template of the handler that a request has reached. */
export function templateOf(request: Pick<Request, 'route'>): string | undefined {
  const template: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return typeof template === 'string' ? template : undefined;
}
